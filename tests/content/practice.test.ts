import { describe, expect, test } from 'vitest';
import { cites } from '../../src/lib/citations.ts';
import { shownEntries } from '../support/content.ts';
import { none } from '../support/none.ts';

const found = shownEntries('pages').find(({ data }) => data.kind === 'practice')?.data;
if (found?.kind !== 'practice') throw new Error('No page has the kind "practice".');
const practice = found;
const PAGE = 'src/content/pages/how-we-work.mdx';
const texts = [...shownEntries('services'), ...shownEntries('cases')].map(({ file, data, body }) => ({
  file,
  text: `${body}\n${JSON.stringify(data)}`,
}));

/** Standards that a text names, by number: of the bodies whose standards this trade uses. */
const NAMED = /\b(?:API(?: RP)?|ISO|IEC|ASME PTC|SAE|ASTM) (?:JA|D)?\d{2,}(?:-\d+)?N?|\bDNV-RP-[A-Z]\d+/g;
const unlisted = (text: string, listed: readonly string[]) =>
  [...text.matchAll(NAMED)].map(([name]) => name).filter((name) => !listed.some((standard) => cites(name, standard)));

describe('the index of standards', () => {
  const listed: readonly string[] = practice.standards.list;
  test('lists only what a service or a case cites', () => {
    none(
      listed
        .filter((standard) => !texts.some(({ text }) => cites(text, standard)))
        .map((standard) => `${PAGE}: ${standard} is in the index, and no service and no case cites it`),
    );
  });
  test('lists each standard that a service or a case cites', () => {
    none(texts.flatMap(({ file, text }) => unlisted(text, listed).map((name) => `${file}: ${name} is not in the index of ${PAGE}`)));
  });
  test('one that is missing from it is found', () => {
    expect(unlisted('to ISO 7919 and API 617', ['API 617'])).toEqual(['ISO 7919']);
  });
});

describe('the coverage table', () => {
  const machines = new Map(shownEntries('services').map(({ id, data }) => [id, data.machines as readonly string[]]));
  /** Machines of a case that none of its services covers. */
  const uncovered = (kinds: readonly string[], services: readonly string[]) =>
    kinds.filter((kind) => !services.some((service) => machines.get(service)?.includes(kind)));

  test.each(shownEntries('cases').map(({ id, data }) => [id, data] as const))('has a service for each machine of %s', (id, data) => {
    none(
      uncovered(data.machines, data.services as unknown as string[]).map(
        (machine) => `src/content/cases/${id}.mdx: none of its services covers ${machine}`,
      ),
    );
  });
  test('a machine that no service of its case covers is found', () => {
    expect(uncovered(['reciprocating'], ['training'])).toEqual(['reciprocating']);
  });
});

test('what is invented on the page says so', () => {
  const invented = [practice.engagement, practice.report, practice.story, ...practice.sections];
  none(invented.filter(({ sample }) => !sample).map((part) => `${PAGE}: “${JSON.stringify(part).slice(0, 60)}…” has no “sample: true”`));
});

describe('numbers and hours to call', () => {
  /** Phone numbers and clock hours that a text states by itself. */
  const stated = (text: string) => text.match(/\+31[ \d]+\d|\b\d\d:\d\d (?:to|and) \d\d:\d\d\b/g) ?? [];
  const pages = [...shownEntries('pages'), ...shownEntries('services'), ...shownEntries('cases'), ...shownEntries('team')];

  test('are stated in the company settings alone, so that they agree on every page', () => {
    none(
      pages.flatMap(({ file, data, body }) =>
        stated(`${body}\n${JSON.stringify(data)}`).map((words) => `${file}: ${words} belongs into src/content/settings/company.yaml`),
      ),
    );
  });
  test('elsewhere are found', () => {
    expect(stated('Weekdays from 08:30 to 17:30, +31 70 000 00 00')).toEqual(['08:30 to 17:30', '+31 70 000 00 00']);
  });
});
