// cspell:ignore leverag synerg analyz
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLLECTION_NAMES } from '../../src/commands/content/model.ts';
import { textsOf, wordsOf } from '../support/content.ts';

const all = COLLECTION_NAMES.flatMap((name) => wordsOf(name).map((entry) => ({ ...entry, collection: name })));

describe('the voice', () => {
  /** Words that the identity rules out, and marks of unfinished copy. */
  const RULED_OUT =
    /\b(cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|solutions?|seamless(ly)?|leverag(e|ing)|synerg|holistic|bespoke|passionate|best[- ]in[- ]class|one-stop|empower|game[- ]chang|lorem|ipsum|TODO|TBD|color|behavior|center(ed|s)?|analyz)/i;
  const found = (texts: string[]) => texts.flatMap((text) => RULED_OUT.exec(text)?.[0] ?? []);

  test.each(all.map((entry) => [entry.collection === 'testimonials' ? `${entry.file} ${entry.id}` : entry.file, entry] as const))(
    '%s keeps to it',
    (_file, { data, body }) => {
      expect(found([body, ...textsOf(data).map(({ text }) => text)])).toEqual([]);
    },
  );

  test('a slogan is found', () => {
    expect(found(['Our cutting-edge solutions'])).toEqual(['cutting-edge']);
  });
});

describe('every text is its own', () => {
  const repeated = (texts: { where: string; text: string }[]) => {
    const seen = new Map<string, string>();
    return texts.flatMap(({ where, text }) => {
      const key = text.trim().toLowerCase();
      const first = seen.get(key);
      seen.set(key, where);
      return first ? [`${where} repeats ${first}`] : [];
    });
  };
  const sentences = (where: string, text: string) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => sentence.split(' ').length > 6)
      .map((sentence) => ({ where, text: sentence }));

  test('no two pages have the same title or description', () => {
    const seo = all.flatMap(({ data, file }) => {
      const words = (data as { seo?: { title: string; description: string } }).seo;
      return words
        ? [
            { where: `${file} title`, text: words.title },
            { where: `${file} description`, text: words.description },
          ]
        : [];
    });
    expect(seo.length).toBeGreaterThan(60);
    expect(repeated(seo)).toEqual([]);
  });

  test('no sentence stands in two files or twice in one', () => {
    const texts = all.filter(({ collection }) => collection !== 'settings').flatMap(({ file, body }) => sentences(file, body));
    expect(texts.length).toBeGreaterThan(400);
    expect(repeated(texts)).toEqual([]);
  });

  test('a repeated sentence is found', () => {
    expect(
      repeated([
        ...sentences('a', 'We measured the pump at full load again.'),
        ...sentences('b', 'We measured the pump at full load again.'),
      ]),
    ).toEqual(['b repeats a']);
  });
});

describe('no sentence stands in code', () => {
  /** Runs of words between tags, which a visitor would read. */
  const TEXT = />\s*([A-Z][a-z]+(?: [a-z’']+){1,})[^<>{}=;()]*</g;
  const LABEL = /\b(?:aria-label|alt|title|placeholder)="([A-Za-z][^"{}]*)"/g;
  const sentencesIn = (text: string) => {
    const markup = text
      .replace(/^---[\s\S]*?^---/m, '')
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replace(/\/\*[\s\S]*?\*\//g, '');
    return [...markup.matchAll(TEXT), ...markup.matchAll(LABEL)].map(([, words]) => words?.trim());
  };

  const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(astro|tsx)$/.test(name));

  test('of any component, section, layout, page or island', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((name) => sentencesIn(fs.readFileSync(`src/${name}`, 'utf8')).map((words) => `${name}: ${words}`))).toEqual([]);
  });

  test('one that does is found', () => {
    expect(sentencesIn('<p>Call us today</p><a aria-label="Open menu">{x}</a>')).toEqual(['Call us today', 'Open menu']);
  });
});

describe('the words of the interface', () => {
  const code = ['astro', 'ts', 'tsx']
    .flatMap((ending) => fs.globSync(`src/**/*.${ending}`))
    .filter((file) => !file.startsWith('src/schemas/'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  const isRead = (key: string) => new RegExp(`(?:\\.|[{,]\\s*)${key}\\b`).test(code);
  const keys = (node: unknown): string[] =>
    node !== null && typeof node === 'object' ? Object.entries(node).flatMap(([key, value]) => [key, ...keys(value)]) : [];
  const [settings] = wordsOf('settings').filter(({ file }) => file.endsWith('interface.yaml'));

  test('are each read somewhere', () => {
    const all = keys(settings?.data).filter((key) => key !== 'kind');
    expect(all.length).toBeGreaterThan(60);
    expect(all.filter((key) => !isRead(key))).toEqual([]);
  });
  test('one that nothing reads is found', () => {
    expect(isRead('printThisPageTwice')).toBe(false);
  });
});
