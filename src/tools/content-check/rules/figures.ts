import { checkQuoted, figureProblems, readableTerms } from '../../../figures/index.ts';
import { oncePer } from '../../../lib/once-per.ts';
import { drawnUnits } from '../../../schemas/figures/common.ts';
import { figureSchema } from '../../../schemas/figures/index.ts';
import { type Drawn, drawnIn } from '../drawn.ts';
import { type Entry, field, stringsIn, valuesIn } from '../entry.ts';
import { fieldName, schemaAt } from '../explain-issue.ts';
import { isUnit } from '../mentions.ts';
import { atField, atNumbers, eachEntry, type Looked, type Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'figure', check: eachEntry((entry) => drawnIn(entry).map((drawn) => problems(entry, drawn))) },
  { id: 'figure-quoted', check: withTerms(quotations) },
  { id: 'drawing-unit', check: eachEntry((entry) => drawnIn(entry).map((drawn) => units(entry, drawn))) },
];

/**
 * Looks at each entry whose drawing's facts are needed: labels that drawings share are among them, so with other labels each is looked at
 * anew, and with unreadable ones none.
 */
function withTerms(look: (entry: Entry) => Looked): Rule['check'] {
  const lookWith = oncePer((_terms: object) => eachEntry(look));
  return (content) => {
    const terms = readableTerms();
    return terms ? lookWith(terms)(content) : [];
  };
}

function problems(entry: Entry, { path, figure }: Drawn): Looked {
  return figureProblems(figure).map((problem) => {
    const keys = [...path, ...problem.path];
    return atField(entry, keys, `${fieldName(keys)} ${problem.message}.`, problem.repair);
  });
}

/** Units that no drawing of its kind has had, and no text writes. */
function units(entry: Entry, { path, figure }: Drawn): Looked {
  return valuesIn(figure).flatMap(({ path: at, value }) => {
    const schema = typeof value === 'string' ? schemaAt(figureSchema, figure, at) : undefined;
    const usual = schema && drawnUnits.get(schema)?.usual;
    return !usual || usual.includes(String(value)) || isUnit(String(value))
      ? []
      : atField(
          entry,
          [...path, ...at],
          `“${String(value)}” is a unit that no drawing of this kind has had.`,
          `The usual ones are ${usual.join(', ')}. If it is meant, set this hint aside: allow: { drawing-unit: … }`,
        );
  });
}

/** Each quotation that does not agree, at its own line of the list. */
function quotations(entry: Entry): Looked {
  const { numbers, source, data } = entry;
  const quoted = field(numbers?.data, 'quoted');
  if (!numbers || !quoted) return [];
  const { figure: _figure, figures: _figures, ...words } = data as Record<string, unknown>;
  const text = [source.body, ...stringsIn(words)].join('\n');
  return drawnIn(entry).map(({ path, figure }) => {
    const at = ['quoted', ...path.slice(1)];
    return valuesIn(field(numbers.data, ...at)).map(({ path: [i = 0], value }) => {
      const [repair] = typeof value === 'string' ? checkQuoted(figure, value, text) : [];
      return repair ? atNumbers(numbers, [...at, i], `"${value}" does not agree.`, repair) : [];
    });
  });
}
