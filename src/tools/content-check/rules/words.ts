// cspell:ignore leverag synerg istic lorem ipsum dolor nsert eeds
import { byForms, type Form } from '../forms.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { eachPassage, type Passage, sentenceAt } from '../texts.ts';

export const rules: Rule[] = [
  { id: 'unfinished', check: (content) => byForms(content, UNFINISHED) },
  { id: 'slogan', check: eachPassage(slogans) },
  { id: 'long-sentence', check: eachPassage(longSentences) },
];

/** Marks that a writer leaves for later. */
export const UNFINISHED: Form[] = [
  {
    pattern: /\[(?:fill|insert|add|your|to ?do|tbc|tbd|xx|name|date|number|text|check)\b[^\]\n]*\](?!\()/gi,
    message: (match) => `“${match}” waits to be filled in.`,
    repair: () => 'Write what belongs there, or make the entry a draft: draft: true',
  },
  {
    pattern:
      /\b(?:todo|to ?do:|fixme|tbc|tbd|xxx+|to be confirmed|to be completed|lorem(?: ipsum)?(?: dolor)?|ipsum)\b|\?\?\?|(?<!\\)_{2,}(?=\s|[.,]|$)|(?<!\d )\bxx\b/gi,
    message: (match) => `“${match}” marks a text that isn’t ready.`,
    repair: () => 'Write what belongs there, or make the entry a draft: draft: true',
    unless: (match, { path, entry }) =>
      match[0].toLowerCase() === 'to be confirmed' && entry.collection === 'settings' && path[0] === 'booking',
  },
  {
    pattern:
      /\(\?+\)|\[(?:citation needed|sic|\.\.\.|…|\?|\d{1,2})\](?!\()|(?<=^|\s)@\p{Lu}\p{Ll}+|\b(?:goes here|[Ii]nsert (?:text|picture|image|number)|[Pp]lease check|[Cc]heck this|[Nn]eeds? checking|Copy of|[Aa]s an AI|language model|[Hh]ere is the (?:paragraph|text|revised|updated)|[Ss]ure[!,] )/gu,
    message: (match) => `“${match.trim()}” is a note to somebody, not to visitors.`,
    repair: () => 'Settle it and take the note out, or make the entry a draft: draft: true',
  },
];

const SLOGANS =
  /\b(?:cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|(?<!% |caustic |aqueous |glycol |salt )solutions?(?! of )|seamless(?:ly)?|leverag(?:es?|ed|ing)|synerg(?:y|ies|istic)|holistic(?:ally)?|bespoke|passionate(?:ly)?|best[- ]in[- ]class|best[- ]of[- ]breed|one-stop|empower(?:s|ed|ing)?|game[- ]chang(?:er|ers|ing)|next[- ]generation|unparalleled|unrivalled|paradigm)\b/gi;

/** A word that sells, with the sentence it stands in. */
function slogans(passage: Passage): Found[] {
  return [...passage.raw.matchAll(SLOGANS)].map((match) => {
    const at = passage.plain.toLowerCase().indexOf(match[0].toLowerCase());
    const sentence = at < 0 ? passage.plain : sentenceAt(passage.plain, at);
    return atOffset(
      passage.source,
      passage.start + match.index,
      `“${match[0]}” is a word of advertising: “${sentence.length > 140 ? `${sentence.slice(0, 137)}…` : sentence}”`,
      'Say what was done or measured instead, or take the word out.',
    );
  });
}

const LONGEST = 45;

function longSentences(passage: Passage): Found[] {
  return sentencesOf(passage.plain).flatMap(({ text, start }) => {
    const count = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    if (count <= LONGEST) return [];
    const at = passage.raw.replace(/\s/g, ' ').indexOf(text.slice(0, 24));
    return [
      atOffset(
        passage.source,
        passage.start + (at >= 0 ? at : start === 0 ? 0 : Math.min(start, passage.raw.length - 1)),
        `The sentence has ${count} words: “${text.slice(0, 50)}…”`,
        `Make two of it; ${LONGEST} words are the most.`,
      ),
    ];
  });
}

function sentencesOf(plain: string): { text: string; start: number }[] {
  let start = 0;
  return plain.split(/(?<=[.!?][”’)]?)\s+(?=[\p{Lu}“‘(\d])/u).map((text) => {
    const at = plain.indexOf(text, start);
    start = at + text.length;
    return { text, start: at };
  });
}
