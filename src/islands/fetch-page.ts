/**
 * Fetches and parses a page of this site. XMLHttpRequest parses it, because Trusted Types forbid
 * parsing a string as HTML.
 * @returns undefined if the page can't be loaded
 */
export function fetchPage(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onloadend = () =>
      resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.send();
  });
}
