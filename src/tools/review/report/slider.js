/* Lays the two images of a pair over each other, with a slider between them. Without script they are side by side. */
for (const shots of document.querySelectorAll('[data-slider]')) {
  const [before, after] = shots.querySelectorAll('img');
  if (!before || !after) continue;
  const name = shots.getAttribute('aria-label');
  const slider = document.createElement('div');
  slider.className = 'slider';
  const stack = document.createElement('div');
  stack.className = 'slider-stack';
  stack.append(before.cloneNode(), after.cloneNode());
  const label = document.createElement('label');
  const range = document.createElement('input');
  Object.assign(range, { type: 'range', min: '0', max: '100', value: '50' });
  const show = () => stack.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', show);
  range.setAttribute('aria-valuetext', 'half of each');
  range.addEventListener('input', () => range.setAttribute('aria-valuetext', `${range.value} % before, ${100 - range.value} % after`));
  label.append(`Slider, ${name}: before on the left, after on the right`, range);
  slider.append(label, stack);
  slider.hidden = true;
  const toggle = document.createElement('button');
  toggle.type = 'button';
  const turn = (on) => {
    slider.hidden = !on;
    shots.hidden = on;
    toggle.textContent = on ? 'Side by side' : 'Slider';
    toggle.setAttribute('aria-label', `${toggle.textContent}, ${name}`);
  };
  toggle.addEventListener('click', () => turn(slider.hidden));
  turn(false);
  show();
  shots.before(toggle);
  shots.after(slider);
}
