/**
 * The document at an address of this site. Parsed by the request itself: with Trusted Types in force no text may become HTML.
 * @returns nothing where it can't be had
 */
export function fetchPage(address: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.onloadend = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
    request.send();
  });
}
