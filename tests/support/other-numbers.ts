import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/lib/node/files.ts';
import { checkContent } from '../../src/tools/content-check/check.ts';

/** A number of a text by itself: no part of a list, a heading's number, a standard's name or a time. */
const NUMBER = /(?<![\w.,/#(-])\d+(?![\w,:/)-]|\.)/g;

/** A text with one of its numbers larger by one: the one about half way through what stands under the fields. */
function withOtherNumber(text: string): string {
  const body = text.indexOf('\n---\n', 1);
  const numbers = [...text.matchAll(NUMBER)].filter(({ index }) => index > body);
  const match = numbers[Math.floor(numbers.length / 2)];
  return match ? `${text.slice(0, match.index)}${Number(match[0]) + 1}${text.slice(match.index + match[0].length)}` : text;
}

/**
 * Changes a number in every entry that has one in its text. What the check finds something in goes back to what it was, so that the
 * rest are changes of which a writer hears nothing.
 * @param root of a copy of the site
 * @returns the files that were changed
 */
export async function changeNumbers(root: string): Promise<string[]> {
  const before = new Map<string, string>(
    filesBelow(path.join(root, 'src/content'))
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => [`src/content/${name}`, fs.readFileSync(path.join(root, 'src/content', name), 'utf8')] as const)
      .filter(([, text]) => withOtherNumber(text) !== text),
  );
  for (const [file, text] of before) fs.writeFileSync(path.join(root, file), withOtherNumber(text));
  for (;;) {
    const said = new Set((await checkContent(root)).map(({ file }) => file).filter((file) => before.has(file)));
    if (said.size === 0) return [...before.keys()];
    for (const file of said) {
      fs.writeFileSync(path.join(root, file), before.get(file) ?? '');
      before.delete(file);
    }
  }
}
