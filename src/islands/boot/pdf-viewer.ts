/** Back goes back in the history; without script or history the link is followed. */
document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (!(navigation?.canGoBack ?? history.length > 1)) return;
  event.preventDefault();
  history.back();
});

// Where the browser reports that it has no PDF viewer, the object is replaced by its fallback content; some show an empty box otherwise.
if (navigator.pdfViewerEnabled === false) {
  const object = document.querySelector('object');
  object?.replaceWith(...object.children);
}
