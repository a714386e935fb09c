import { visualDomDiff } from 'visual-dom-diff';

declare global {
  interface Window {
    markChanges: (before: string) => string;
  }
}

/** Elements that mean nothing to a reader, or that would run. */
const LEFT_OUT = 'script, style, link, noscript';

/**
 * Shows, in the page itself, what came and went against an earlier version of it: `<ins>` and `<del>` round text, classes on elements.
 * @param before HTML of the earlier version
 * @returns HTML of the marked body
 */
window.markChanges = (before) => {
  const old = new DOMParser().parseFromString(before, 'text/html').body;
  const now = document.body.cloneNode(true) as HTMLElement;
  for (const body of [old, now]) for (const element of body.querySelectorAll(LEFT_OUT)) element.remove();
  const drawings: Element[] = [];
  for (const body of [old, now]) setDrawingsAside(body, drawings);
  const result = visualDomDiff(old, now, {
    addedClass: 'review-inserted',
    removedClass: 'review-deleted',
    modifiedClass: 'review-changed',
  });
  const [marked] = result.children;
  if (!(marked instanceof HTMLElement)) throw new Error('The two versions could not be compared.');
  for (const element of marked.querySelectorAll('ins:not(.review-inserted), del:not(.review-deleted)'))
    element.className = element.nodeName === 'INS' ? 'review-inserted' : 'review-deleted';
  for (const place of marked.querySelectorAll('img[data-drawing]')) {
    const drawing = drawings[Number(place.getAttribute('data-drawing'))]?.cloneNode(true);
    if (!(drawing instanceof Element)) continue;
    // What marks the place marks the drawing.
    drawing.classList.add(...place.classList);
    place.replaceWith(drawing);
  }
  const html = marked.innerHTML;
  document.body.replaceChildren(...marked.childNodes);
  return html;
};

/**
 * Puts an image in the place of each drawing: a drawing is one thing, whose lines are not compared one by one.
 * @param drawings all drawings so far; equal ones have one number
 */
function setDrawingsAside(body: HTMLElement, drawings: Element[]): void {
  for (const drawing of body.querySelectorAll('svg')) {
    const known = drawings.findIndex(({ outerHTML }) => outerHTML === drawing.outerHTML);
    const place = document.createElement('img');
    place.setAttribute('data-drawing', String(known < 0 ? drawings.push(drawing) - 1 : known));
    drawing.replaceWith(place);
  }
}
