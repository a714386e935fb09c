import { type DrawingWords, table } from '../../../../figures/index.ts';
import { withUnit } from '../../../../figures/numbers.ts';
import type { Figure } from '../../../../schemas/figures/index.ts';
import { stringsIn, valuesIn } from '../../model/entry.ts';
import { drawingWords } from './drawing-words.ts';
import { mentionsIn, unitIn } from './mentions.ts';

/** A number that a drawing shows. */
interface Fact {
  name: string;
  value: number;
  /** The number with its unit, as text. */
  text: string;
}

/** The numbers of a figure's table; none while the words that drawings share can’t be read. */
export function facts(figure: Figure): Fact[] {
  const words = drawingWords();
  return words ? cellsOf(figure, words) : [];
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
