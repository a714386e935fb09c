import { checkQuoted, figureProblems, readableTerms } from '../../../figures/index.ts';
import { oncePer } from '../../../lib/once-per.ts';
import { drawnUnits } from '../../../schemas/figures/common.ts';
import { type Figure, figureSchema } from '../../../schemas/figures/index.ts';
import { type Entry, field, stringsIn, valuesIn } from '../entry.ts';
import { fieldName, schemaAt } from '../explain-issue.ts';
import { isUnit } from '../mentions.ts';
import { atField, atNumbers, eachEntry, type Looked, type Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'figure', check: eachEntry((entry) => drawnIn(entry).flatMap(problems)) },
  { id: 'figure-quoted', check: withTerms((entry) => drawnIn(entry).flatMap(quotations)) },
  { id: 'drawing-unit', check: eachEntry((entry) => drawnIn(entry).flatMap(units)) },
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

/** A drawing, where it stands, and all words round it. */
interface Drawn {
  entry: Entry;
  path: PropertyKey[];
  figure: Figure;
  text: string;
}

const drawnIn = oncePer((entry: Entry): Drawn[] => {
  const { figure, figures, ...words } = (entry.data ?? {}) as { figure?: unknown; figures?: Record<string, unknown> };
  if (figure === undefined && !figures) return [];
  const text = [entry.source.body, ...stringsIn(words)].join('\n');
  const drawings: [PropertyKey[], unknown][] = [
    ...(figure === undefined ? [] : ([[['figure'], figure]] as [PropertyKey[], unknown][])),
    ...Object.entries(figures ?? {}).map(([key, value]): [PropertyKey[], unknown] => [['figures', key], value]),
  ];
  return drawings.flatMap(([path, value]) => {
    const parsed = figureSchema.safeParse(value);
    return parsed.success ? [{ entry, path, figure: parsed.data, text }] : [];
  });
});

function problems({ entry, path, figure }: Drawn): Looked {
  return figureProblems(figure).map((problem) => {
    const keys = [...path, ...problem.path];
    return atField(entry, keys, `${fieldName(keys)} ${problem.message}.`, problem.repair);
  });
}

/** Units that no drawing of its kind has had, and no text writes. */
function units({ entry, path, figure }: Drawn): Looked {
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
function quotations({ entry: { numbers }, path, figure, text }: Drawn): Looked {
  const at = ['quoted', ...path.slice(1)];
  const list = field(numbers?.data, ...at);
  if (!numbers || !Array.isArray(list)) return [];
  return list.flatMap((quoted: unknown, i) =>
    typeof quoted !== 'string'
      ? []
      : checkQuoted(figure, quoted, text)
          .slice(0, 1)
          .map((repair) => atNumbers(numbers, [...at, i], `"${quoted}" does not agree.`, repair)),
  );
}
