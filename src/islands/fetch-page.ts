/**
 * Fetches and parses a page of this site. XMLHttpRequest parses it, because Trusted Types forbid
 * parsing a string as HTML.
 * @throws if the page can't be loaded
 */
export function fetchPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onloadend = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new Error(`${path}: ${status}`));
    };
    request.send();
  });
}
