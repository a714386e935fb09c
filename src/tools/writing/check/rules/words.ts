// cspell:ignore leverag synerg istic lorem ipsum dolor nsert eeds
import { listed } from '../../../../lib/words.ts';
import { settingsOf } from '../../model/checked.ts';
import type { Content } from '../../model/content.ts';
import { DICTIONARY } from '../../model/paths.ts';
import { byForms, type Form, matchesIn } from '../forms.ts';
import { atOffset, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { textsIn, textsOf } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'unfinished', check: (content) => [fills(content), byForms(content, UNFINISHED)] },
  { id: 'slogan', check: (content) => byForms(content, SLOGANS) },
  { id: 'quoted-field', check: (content) => byForms(content, QUOTED) },
  { id: 'firm', check: firmNames },
];

/** What `content:new` writes where text is needed. */
export const FILL = /\[fill\b[^\]\n]*\]/g;
/** All marks of an entry are one finding. */
const fills = eachEntry((entry) => {
  const marks = textsIn(entry).flatMap(({ source, start, raw }) =>
    [...raw.matchAll(FILL)].map(({ 0: mark, index }) => ({ source, mark, at: start + index })),
  );
  const lines = [...new Set(marks.map(({ source, at }) => String(source.at(at).line)))];
  const [first] = marks;
  if (!first) return [];
  const message =
    marks.length === 1
      ? `“${first.mark}” still has to be filled in.`
      : `${marks.length} marks “[fill …]” still have to be filled in: lines ${listed(lines)}.`;
  return atOffset(first.source, first.at, message, 'Write what belongs there, or make the entry a draft: draft: true');
});

/** First words of a gap in brackets. */
const WAITING = 'insert|add|your|to ?do|tbc|tbd|xx|name|date|number|text|check|job|title|company|client|place|picture|photo';

/** Marks that a writer leaves for later. */
export const UNFINISHED: Form[] = [
  {
    pattern: new RegExp(`\\[(?:${WAITING})\\b[^\\]\\n]*\\](?!\\()`, 'gi'),
    message: (match) => `“${match}” still has to be filled in.`,
    repair: 'Write what belongs there, or make the entry a draft: draft: true',
  },
  {
    pattern: new RegExp(`(?<![!\\\\\\]])\\[(?!(?:fill|sic|citation|${WAITING})\\b)\\p{L}{2}[^\\]\\n[]*\\](?! ?[([:])`, 'giu'),
    severity: 'warning',
    message: (match) => `“${match}” would be shown with its brackets: it isn’t a link, and won’t be filled in.`,
    repair: (match) => `Make it a link, ${match}(/path), or write what is meant.`,
    // A quotation may contain a clarification in brackets.
    unless: ({ input = '', index }) => input.lastIndexOf('“', index) > input.lastIndexOf('”', index),
  },
  {
    pattern: /\b(?:todo|to ?do:|fixme|tbc|tbd|xxx+|lorem(?: ipsum)?(?: dolor)?|ipsum)\b|\?\?\?|(?<!\\)_{2,}(?=\s|[.,]|$)|(?<!\d )\bxx\b/gi,
    message: (match) => `“${match}” shows that the text isn’t finished.`,
    repair: 'Write what belongs there, or make the entry a draft: draft: true',
  },
  {
    pattern:
      /\((?:\p{L}+ ){1,3}to (?:follow|come|be added)\.?\)|^\s*["']?(?:Title|Heading|Text|Caption|Description|Your text)(?: goes)?(?: here)?\.?["']?\s*$|\([Tt]o (?:be )?check(?:ed)?\b[^)]*\)|\([Cc]heck\W*\)|!!+|\(\?+\)|\[(?:citation needed|sic|\.\.\.|…|\?|\d{1,2})\](?!\()|(?<=^|\s)@\p{Lu}\p{Ll}+|\b(?:goes here|[Ii]nsert (?:text|picture|image|number)|[Pp]lease check|[Cc]heck this|[Nn]eeds? checking|Copy of|[Aa]s an AI|language model|[Hh]ere is the (?:paragraph|text|revised|updated)|(?<=^|[.!?] )[Ss]ure[!,] )/gu,
    // A client may well check this.
    severity: 'warning',
    message: (match) => `“${match.trim()}” is a note to somebody, not text for visitors.`,
    repair: 'Settle it and take the note out, or make the entry a draft: draft: true',
  },
];

/** Words that sell. */
const SLOGANS: Form[] = [
  {
    pattern:
      /\b(?:cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|(?<!% |caustic |aqueous |glycol |salt )solutions?(?! of )|seamless(?:ly)?|leverag(?:es?|ed|ing)|synerg(?:y|ies|istic)|holistic(?:ally)?|bespoke|passionate(?:ly)?|best[- ]in[- ]class|best[- ]of[- ]breed|one-stop|empower(?:s|ed|ing)?|game[- ]chang(?:er|ers|ing)|next[- ]generation|unparalleled|unrivalled|paradigm)\b/gi,
    message: (match) => `“${match}” is advertising language.`,
    repair: `Say what was done or measured instead, or take the word out. If it is part of a name, add a line with the whole name to ${DICTIONARY}.`,
  },
];

/** “Training” is shown with its quotation marks: those of YAML are straight. */
const QUOTED: Form[] = [
  {
    pattern: /^(["']?)\s*[“‘]([^“”‘’]*)[”’]\s*\1\s*$/gs,
    message: () => 'The quotation marks “ and ” around the whole text would be shown.',
    repair: 'Take them out: YAML’s own are straight, "like this".',
    right: ([, open = '', words = '']) => open + words + open,
    unless: (_match, { path }) => path.length === 0,
  },
];

/** The firm’s name, which <Firm /> prints in a text and which ends every page’s title. */
function firmNames(content: Content): RuleResult {
  const firm = settingsOf(content, 'company');
  if (!firm) return [];
  const names = [firm.data.name, firm.data.shortName].map((name) => name.trim());
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\d])`, 'gu');
  return textsOf(content).map((text) => {
    const isTitle = text.path.join('.') === 'seo.title';
    if (text.path.length > 0 && !isTitle) return [];
    return matchesIn(text, pattern, ([name]) =>
      isTitle
        ? [`The title contains “${name}”, which is added to every page’s title anyway.`, 'Take the name out.']
        : [
            `“${name}” is typed here, so it would stay the same if the firm’s name changed.`,
            'Write <Firm />, which prints the name.',
            '<Firm />',
          ],
    );
  });
}
