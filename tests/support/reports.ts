import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { load } from 'cheerio';

/** A failed test, with what is needed to find it and run it alone. */
interface Failure {
  file: string;
  /** Names of the groups and of the test. */
  name: string;
  /** The error message without colours and stack. */
  fact: string;
}

export interface TestSummary {
  passed: number;
  failures: Failure[];
}

/** Largest number of lines of an error message that are shown. */
const MOST_LINES = 12;

/** An error message without colour codes, stack, and Playwright's heading. */
function factOf(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => /^\s+(?:at|❯) .*:\d+:\d+\)?$/.test(line));
  const words = (end === -1 ? lines : lines.slice(0, end)).filter((line) => line.trim() && !/^\s*\[\w+\] › /.test(line));
  return words.slice(0, MOST_LINES).join('\n');
}

/** Reads a report in JUnit format, which both runners write; skipped tests are not counted. */
export function readReport(file: string): TestSummary {
  const $ = load(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', { xml: true });
  const of = (selector: string) => $('testcase').filter((_, test) => $(test).children(selector).length > 0);
  const failures = of('failure, error')
    .toArray()
    .map((test): Failure => {
      const { classname = '', name = '' } = $(test).attr() ?? {};
      // Playwright names a file from the folder of its tests.
      const places = ['', 'tests/e2e', 'tests/content'].map((folder) => path.join(folder, classname));
      return {
        file: places.find((place) => fs.existsSync(place)) ?? classname,
        name: name === classname ? '' : name.replaceAll(/ [>›] /g, ' '),
        fact: factOf($(test).children('failure, error').text()),
      };
    });
  return { passed: $('testcase').length - of('failure, error, skipped').length, failures };
}

/** What to do next, for one failed test. */
export const describeFailure = ({ file, name, fact }: Failure) =>
  `✗ ${file}${name && ` › ${name}`}\n${fact.replace(/^/gm, '    ')}\n  Alone again: npm test -- ${file}${name && ` "${name.replace(/["$`\\]/g, '.')}"`}`;
