import { type DrawingWords, figureFacts, table } from '../../../../figures/index.ts';
import type { Fact } from '../../../../figures/kind.ts';
import { withUnit } from '../../../../figures/numbers.ts';
import type { Figure } from '../../../../schemas/figures/index.ts';
import { stringsIn, valuesIn } from '../../model/entry.ts';
import { drawingWords } from './drawing-words.ts';
import { type Mention, mentionsIn, roundingOf, unitIn } from './mentions.ts';

/**
 * Every number a figure shows or implies: those of its table, and what only its kind knows. Those within its labels are passages.
 * @returns name, value and text with unit, in no particular order; the same number may appear under several names; none while the words
 * that drawings share can’t be read
 */
export function facts(figure: Figure): Fact[] {
  const words = drawingWords();
  if (!words) return [];
  const own = figureFacts(figure, words);
  // Some cells have no unit where the kind gives the same number with one.
  const isKnown = ({ value, text }: Fact) => /^[−\d,.]+$/.test(text) && own.some((fact) => fact.value === value);
  return [...cellsOf(figure, words).filter((cell) => !isKnown(cell)), ...own];
}

/** The numbers of a figure's table, named by the heads of their row and column. */
function cellsOf(figure: Figure, words: DrawingWords): Fact[] {
  const { head, rows } = table(figure, words);
  const ownWords = new Set(stringsIn(figure));
  const units = [...valuesIn(figure).flatMap(({ path, value }) => (/unit$/i.test(String(path.at(-1))) ? String(value) : [])), '%'];
  const unitAt = head.map((text) => {
    const [, end = text] = /, ([^,]+)$/.exec(text) ?? [];
    return units.includes(end) || (end !== text && unitIn(` ${end}`).unit) ? end : '';
  });
  const [ofFirst = ''] = unitAt;
  return head.flatMap((title, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    // The first column has the names of the rows, unless it measures something: then its unit isn’t that of the others.
    const isMeasured = rows.every(([name = '']) => !ownWords.has(name) && (ofFirst || /^\d{4}$/.test(name)));
    const unit = unitAt[column] || (isMeasured ? '' : ofFirst);
    // Whole numbers without a unit number the rows.
    if (column === 0 ? !isMeasured : !unit && cells.every((cell) => /^\d*$/.test(cell))) return [];
    return cells.flatMap((cell, row): Fact[] =>
      ownWords.has(cell)
        ? []
        : mentionsIn(cell, [], 'alone').map((each) => ({
            name: column === 0 ? title : `${rows[row]?.[0]}: ${title.replace(/, [^,]+$/, '')}`,
            value: each.value,
            text: unit === '' || each.unit !== '' ? each.brief : withUnit(each.written, unit),
          })),
    );
  });
}

/** A number of a drawing, read as one of a text would be. */
type Drawn = Fact & Pick<Mention, 'unit' | 'nouns'>;

/** Fields of a drawing whose words are drawn; not title, caption and alt text. */
const LABELS: readonly unknown[] = ['label', 'name', 'evidence', 'period'];

/** All numbers of a drawing, those within its labels included. */
function drawnBy(figure: Figure): Drawn[] {
  const ofData = facts(figure).map((fact) => ({ unit: '', nouns: [], ...mentionsIn(fact.text, [], 'alone')[0], ...fact }));
  const ofLabels = valuesIn(figure).flatMap(({ path, value }) =>
    typeof value === 'string' && LABELS.includes(path.at(-1))
      ? mentionsIn(value, [], 'alone').map((mention) => ({ ...mention, name: `in "${value}"`, text: mention.brief }))
      : [],
  );
  return [...ofData, ...ofLabels];
}

/**
 * Looks for the numbers that a text quotes from a figure.
 * @returns a function of words with numbers, as in the text, that says why they aren't in the figure, with the nearest ones; undefined if
 * all are
 */
export function notDrawn(figure: Figure): (quoted: string) => string | undefined {
  const known = drawnBy(figure);
  return (quoted) => missingIn(known, quoted);
}

function missingIn(known: readonly Drawn[], quoted: string): string | undefined {
  const numbers = mentionsIn(quoted, [], 'alone');
  const last = numbers.at(-1);
  if (!last) return `“${quoted}” contains no number. Quote the number with its unit.`;
  const strange = numbers
    .map((each) => (each.unit || each.nouns.length > 0 ? each : { ...each, unit: last.unit, nouns: last.nouns }))
    .find((each) => !known.some((fact) => haveOneUnit(each, fact) && isRounded(each, fact.value)));
  return strange && `“${quoted}” isn’t one of the drawing’s numbers. The nearest are ${nearest(strange, known)}.`;
}

/** A quoted change without a plus or minus may be a decrease: "cut by 62 %". */
const isRounded = (quoted: Mention, fact: number): boolean =>
  [fact, ...(quoted.value >= 0 ? [-fact] : [])].some((each) => Math.abs(quoted.value - each) <= roundingOf(quoted));

/** A bare number may quote any; what a text counts, a number with the same unit or a bare one: “level 3” quotes “TRL 3”. */
function haveOneUnit({ unit, nouns }: Pick<Mention, 'unit' | 'nouns'>, fact: Drawn): boolean {
  const isBare = fact.unit === '' && fact.nouns.length === 0;
  if (unit !== '') return unit.replace('no. ', '') === fact.unit || (unit.startsWith('no. ') && isBare);
  return isBare || nouns.length === 0 || nouns.some((noun) => fact.nouns.includes(noun));
}

/** The three nearest facts, with the same unit if there are any. */
function nearest(quoted: Mention, all: readonly Drawn[]): string {
  const alike = all.filter((fact) => haveOneUnit(quoted, fact));
  const far = ({ value }: Drawn) => Math.abs(Math.log(Math.max(Math.abs(value), 1e-9) / Math.max(Math.abs(quoted.value), 1e-9)));
  return [...(alike.length > 0 ? alike : all)]
    .sort((a, b) => far(a) - far(b))
    .slice(0, 3)
    .map((fact) => `${fact.text} (${fact.name})`)
    .join(', ');
}
