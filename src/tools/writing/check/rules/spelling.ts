import { createTextDocument, DocumentValidator } from 'cspell-lib';
import { checkedIn, settingsOf } from '../../model/checked.ts';
import { type Content, idsOf } from '../../model/content.ts';
import { stringsIn } from '../../model/entry.ts';
import { DICTIONARY, linesIn } from '../../model/paths.ts';
import { atOffset, type RuleResult, type Rules } from '../rule.ts';
import { styleRows } from '../style-table.ts';
import { textsOf } from '../texts.ts';
import { CERTAIN } from '../unfinished-marks.ts';

export const rules: Rules = { language: [{ code: 'spelling', check: spelling }] };

/** URLs, gaps, paths, codes with digits or capitals, other scripts. */
const NO_WORDS = [
  'Urls',
  'Email',
  /\{\w+\}/g,
  /(?<=^|\s)\/[\w/-]+/g,
  /[\w-]*\d[\w-]*/g,
  /\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*/gu,
  /\p{L}*[^\p{Script=Latin}\P{L}]\p{L}*/gu,
  // An invisible character within a word is a finding of its own.
  /\p{L}*\p{Cf}[\p{L}\p{Cf}]*/gu,
  /\[fill\b[^\]\n]*\]/g,
  CERTAIN,
];

async function spelling(content: Content): Promise<RuleResult> {
  // Texts can use its authors' names.
  if (content.unread.get('literature')?.length) return undefined;
  const texts = textsOf(content);
  // Words of the house style need no dictionary.
  const style = styleRows(content).filter((row) => row.in === 'texts');
  let length = 0;
  const starts = texts.map(({ raw }) => {
    const start = length;
    length += raw.length + 1;
    return start;
  });
  const words = await unknownWords(texts.map(({ raw }) => raw).join('\n'), ownWords(content));
  return words.map(({ text: word, offset, suggestions = [] }) => {
    const i = starts.findLastIndex((start) => start <= offset);
    const text = texts[i];
    if (!text || style.some(({ pattern }) => word.replace(pattern, '') === '')) return undefined;
    const meant = suggestions.map((each) => `“${each}”`).join(', ');
    const question = meant ? `Did you mean ${meant}? ` : '';
    return atOffset(
      text.source,
      text.start + offset - (starts[i] ?? 0),
      `“${word}” isn’t in any dictionary.`,
      `${question}If it is right, add a line with it to ${DICTIONARY}.`,
    );
  });
}

/** Words that are in no dictionary, by their offset in a text. */
async function unknownWords(content: string, words: string[]) {
  const document = createTextDocument({
    uri: 'file:///texts.txt',
    content,
    languageId: 'plaintext',
  });
  const validator = new DocumentValidator(
    document,
    { noConfigSearch: true, generateSuggestions: true, numSuggestions: 5 },
    {
      language: 'en-GB',
      dictionaries: ['en-gb'],
      words,
      ignoreRegExpList: NO_WORDS,
      minWordLength: 3,
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
    },
  );
  await validator.prepare();
  return validator.checkDocument();
}

/** The firm's dictionary, and the names of people, clients and vendors in its entries. */
function ownWords(content: Content): string[] {
  const texts = [
    ...linesIn(content.root, DICTIONARY).filter((line) => !line.startsWith('#')),
    ...checkedIn(content, 'team', 'clients').map(({ data }) => data.name),
    // Of one that can't be read, the file's name has that of the person.
    ...idsOf(content, 'team'),
    ...stringsIn(checkedIn(content, 'literature').map(({ data }) => data)),
    ...stringsIn([settingsOf(content, 'company')?.data, settingsOf(content, 'embeds')?.data]),
  ];
  return texts.flatMap((text) => text.match(/\p{L}[\p{L}\p{M}’']*/gu) ?? []);
}
