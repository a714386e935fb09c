import { diffArrays } from 'diff';
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
    diffText: byWords,
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

/** A word, a run of space, a sign, or an element: the library writes each element as one private-use character. */
const TOKEN = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;

/** Compares texts word by word, as the report does: letter by letter, "the" for "that" leaves pieces of both. */
function byWords(before: string, after: string): [kind: number, text: string][] {
  const [old, now] = [before.match(TOKEN) ?? [], after.match(TOKEN) ?? []];
  return diffArrays(old, now).map(({ added, removed, value }) => [added ? 1 : removed ? -1 : 0, value.join('')]);
}

/**
 * Puts an image in the place of each drawing: a drawing is one thing, whose lines are not compared one by one.
 * @param drawings all drawings so far; equal ones have one number
 */
function setDrawingsAside(body: HTMLElement, drawings: Element[]): void {
  for (const drawing of body.querySelectorAll('svg')) {
    // A drawing within a drawing belongs to it.
    if (drawing.parentElement?.closest('svg')) continue;
    const known = drawings.findIndex(({ outerHTML }) => outerHTML === drawing.outerHTML);
    const place = document.createElement('img');
    place.setAttribute('data-drawing', String(known < 0 ? drawings.push(drawing) - 1 : known));
    drawing.replaceWith(place);
  }
}
