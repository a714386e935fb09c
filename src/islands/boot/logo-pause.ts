/** Lets the button of the client logos pause them, and start them again: CSS moves them by the state of their section (LogoCarousel.astro). */
export function pauseLogos(): void {
  const section = document.querySelector<HTMLElement>('.logos');
  section?.querySelector('button')?.addEventListener('click', () => {
    section.dataset.state = section.dataset.state === 'paused' ? 'running' : 'paused';
  });
}
