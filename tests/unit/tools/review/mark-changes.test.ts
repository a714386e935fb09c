// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import '../../../../src/tools/review/browser/mark-changes.ts';

/** The marked page after a change of its body. */
function marked(before: string, after: string): string {
  document.body.innerHTML = after;
  return window.markChanges(`<!doctype html><body>${before}</body>`);
}

test('whole words are marked', () => {
  expect(marked('<p>Failure at the bench.</p>', '<p>Failure at that bench.</p>')).toBe(
    '<p>Failure at <del class="review-deleted">the</del><ins class="review-inserted">that</ins> bench.</p>',
  );
});

test('a drawing that is the same is not marked, whatever it is made of; one that changed is marked whole', () => {
  const drawing = (line: string) => `<figure><svg viewBox="0 0 9 9"><svg x="1"><path d="M0 0${line}"></path></svg></svg></figure>`;
  expect(marked(`<p>One</p>${drawing('h9')}`, `<p>Two</p>${drawing('h9')}`).match(/review-\w+/g)).toEqual([
    'review-deleted',
    'review-inserted',
  ]);
  const changed = marked(drawing('h9'), drawing('h8'));
  expect(changed).toMatch(/<svg [^>]*class="review-deleted"[^>]*>.*h9.*<svg [^>]*class="review-inserted"[^>]*>.*h8/);
});
