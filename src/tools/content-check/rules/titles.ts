import { field } from '../entry.ts';
import { type Content, settingsOf } from '../model.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { eachPassage, eachText, type Passage, type Text, textsOf } from '../texts.ts';

/** How titles, names and other short fields are written. */
export const rules: Rule[] = [
  { id: 'title-end', check: eachText(ends) },
  { id: 'title-firm', check: firmInTitles },
  { id: 'firm', check: firmInTexts },
  { id: 'quoted-field', check: eachText(quotedFields) },
  { id: 'capitals', check: eachPassage(capitals) },
];

const SHORT: readonly PropertyKey[] = ['title', 'name', 'label', 'subject', 'position', 'role', 'button'];

function ends(text: Text): Found[] {
  if (!SHORT.includes(text.path.at(-1) ?? '')) return [];
  // "B.V." ends in an abbreviation, and a title of two sentences in a full stop.
  const [, words = ''] = /^["']?(.*\p{Ll}{2})\.["']?\s*$/su.exec(text.raw) ?? [];
  if (!words || /[.?!]\s/.test(words)) return [];
  const start = text.start + text.raw.indexOf(`${words}.`) + words.length;
  const name = String(text.path.at(-1));
  return [atOffset(text.source, start, `The ${name} ends in a full stop.`, 'Take it out.', { start, end: start + 1, text: '' })];
}

const fields = (content: Content): Text[] => textsOf(content).filter(({ path }) => path.length > 0);

/** The firm's name and its short form, the longer one first. */
function firmNames(content: Content): string[] {
  const firm = settingsOf(content, 'company');
  const names = ['name', 'shortName'].map((key) => field(firm?.data, key)).filter((name) => typeof name === 'string' && name.trim() !== '');
  return [...new Set(names as string[])].sort((a, b) => b.length - a.length);
}

const isWordAt = (text: string, at: number, length: number) =>
  !/[\p{L}\d]/u.test(text[at - 1] ?? '') && !/[\p{L}\d]/u.test(text[at + length] ?? '');

function firmInTitles(content: Content): Found[] {
  return fields(content)
    .filter(({ path }) => path[0] === 'seo' && path[1] === 'title')
    .flatMap(({ source, start, raw }) =>
      firmNames(content)
        .filter((name) => raw.includes(name) && isWordAt(raw, raw.indexOf(name), name.length))
        .slice(0, 1)
        .map((name) =>
          atOffset(
            source,
            start + raw.indexOf(name),
            `The title names “${name}”, which every page’s title ends in by itself.`,
            'Take the name out.',
          ),
        ),
    );
}

function firmInTexts(content: Content): Found[] {
  const names = firmNames(content);
  return textsOf(content)
    .filter(({ path }) => path.length === 0)
    .flatMap(({ source, start, raw }) => {
      const name = names.find((each) => raw.includes(each) && isWordAt(raw, raw.indexOf(each), each.length));
      if (name === undefined) return [];
      const at = start + raw.indexOf(name);
      return [
        atOffset(
          source,
          at,
          `“${name}” is typed here, and would stay when the firm’s name changes.`,
          'Write <Firm />, which prints the name.',
          {
            start: at,
            end: at + name.length,
            text: '<Firm />',
          },
        ),
      ];
    });
}

/** “Training” is shown with its quotation marks: those of YAML are straight. */
function quotedFields({ source, start, raw, path }: Text): Found[] {
  if (path.length === 0) return [];
  const [, open = '', words = ''] = /^(["']?)\s*[“‘]([^“”‘’]*)[”’]\s*\1\s*$/s.exec(raw) ?? [];
  if (!words) return [];
  const at = start + open.length;
  const inner = raw.slice(open.length, raw.length - open.length).trimEnd();
  return [
    atOffset(
      source,
      at,
      'The quotation marks “ and ” round the whole text would be shown.',
      'Take them out: YAML’s own are straight, "like this".',
      {
        start: at,
        end: at + inner.length,
        text: inner.trimStart().slice(1, -1),
      },
    ),
  ];
}

/** As many words in capitals are no abbreviations. */
const SHOUTED = 3;

function capitals({ source, start, plain, entry }: Passage): Found[] {
  const words = plain.match(/\p{L}{2,}/gu) ?? [];
  const long = words.filter((word) => word.length > 4);
  if (entry.collection === 'settings' || /\p{Ll}{2}/u.test(plain) || words.length < SHOUTED || long.length === 0) return [];
  return [
    atOffset(
      source,
      start,
      `“${plain.slice(0, 40)}” is all in capital letters.`,
      'Write it in small letters: the page sets its headings by itself.',
    ),
  ];
}
