import { diffArrays } from 'diff';
import { visualDomDiff } from 'visual-dom-diff';

declare global {
  interface Window {
    markChanges: (before: string) => string;
  }
}

/** Elements that readers do not see, or that would run. */
const IGNORED_ELEMENTS = 'script, style, link, noscript';

/**
 * Marks in the page what was inserted and deleted since an earlier version: `<ins>` and `<del>` around text, classes on elements.
 * @param before HTML of the earlier version
 * @returns HTML of the marked body
 */
window.markChanges = (before) => {
  const old = new DOMParser().parseFromString(before, 'text/html').body;
  const now = document.body.cloneNode(true) as HTMLElement;
  for (const body of [old, now]) for (const element of body.querySelectorAll(IGNORED_ELEMENTS)) element.remove();
  const drawings: Element[] = [];
  for (const body of [old, now]) setDrawingsAside(body, drawings);
  const result = visualDomDiff(old, now, {
    addedClass: 'review-inserted',
    removedClass: 'review-deleted',
    modifiedClass: 'review-changed',
    diffText: byWords,
  });
  const [marked] = result.children;
  if (!(marked instanceof HTMLElement)) throw new Error('The two versions could not be compared.');
  for (const element of marked.querySelectorAll('ins:not(.review-inserted), del:not(.review-deleted)'))
    element.className = element.nodeName === 'INS' ? 'review-inserted' : 'review-deleted';
  for (const place of marked.querySelectorAll('img[data-drawing]')) {
    const drawing = drawings[Number(place.getAttribute('data-drawing'))]?.cloneNode(true);
    if (!(drawing instanceof Element)) continue;
    // The drawing takes over the classes that mark the placeholder.
    drawing.classList.add(...place.classList);
    place.replaceWith(drawing);
  }
  const html = marked.innerHTML;
  document.body.replaceChildren(...marked.childNodes);
  return html;
};

/** A word, a run of white space, a punctuation mark, or an element, which the library writes as one private-use character. */
const TOKEN = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;

/** Compares texts word by word, as the report does. Letter by letter, a change from "the" to "that" would mark parts of both words. */
function byWords(before: string, after: string): [kind: number, text: string][] {
  const [old, now] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  return diffArrays(old, now).map(({ added, removed, value }) => [added ? 1 : removed ? -1 : 0, value.join('')]);
}

/**
 * Replaces each drawing by a placeholder image, so that a drawing is compared as a whole and not line by line.
 * @param drawings all drawings found so far; equal drawings share an index
 */
function setDrawingsAside(body: HTMLElement, drawings: Element[]): void {
  for (const drawing of body.querySelectorAll('svg')) {
    // A nested drawing is part of the outer one.
    if (drawing.parentElement?.closest('svg')) continue;
    const known = drawings.findIndex(({ outerHTML }) => outerHTML === drawing.outerHTML);
    const place = document.createElement('img');
    place.setAttribute('data-drawing', String(known < 0 ? drawings.push(drawing) - 1 : known));
    drawing.replaceWith(place);
  }
}
