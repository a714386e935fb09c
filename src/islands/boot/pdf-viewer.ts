/** Back goes back where there is somewhere to go; without script, or a history, the link leads to the page it names. */
document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (!(navigation?.canGoBack ?? history.length > 1)) return;
  event.preventDefault();
  history.back();
});

// A browser without a viewer of its own says so; some of them show an empty box all the same. What stands inside takes its place.
if (navigator.pdfViewerEnabled === false) {
  const object = document.querySelector('object');
  object?.replaceWith(...object.children);
}
