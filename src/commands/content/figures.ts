import { checkFits, checkQuoted } from '../../figures/index.ts';
import { type Figure, figureSchema } from '../../schemas/figures/index.ts';
import { fieldName } from './explain-issue.ts';
import type { Problem } from './problem.ts';
import type { Entry } from './read.ts';

/** Checks what no schema can: that a figure's fitted values fit its data, and that the text quotes its numbers as they are. */
export function checkFigures(entry: Entry): Problem[] {
  const { figure, figures, ...words } = entry.data as { figure?: unknown; figures?: Record<string, unknown> };
  const text = [entry.source.body, ...textsOf(words)].join('\n');
  const drawings: [PropertyKey[], unknown][] = [
    [['figure'], figure],
    ...Object.entries(figures ?? {}).map(([key, value]): [PropertyKey[], unknown] => [['figures', key], value]),
  ];
  return drawings.flatMap(([path, value]) => {
    const parsed = figureSchema.safeParse(value);
    return parsed.success ? problemsOf(parsed.data, path, text, entry) : [];
  });
}

function problemsOf(figure: Figure, path: PropertyKey[], text: string, { source, base }: Entry): Problem[] {
  const problem = (field: string, message: string, repair: string): Problem => {
    const keys = [...path, ...keysOf(field)];
    return { file: source.file, ...source.place([...base, ...keys]), message: `${fieldName(keys)} ${message}.`, repair };
  };
  return [
    ...checkFits(figure).map(({ field, message, repair }) => problem(field, message, repair)),
    ...checkQuoted(figure, text).map((repair) => problem('quoted', 'does not agree', repair)),
  ];
}

/** "segments[1].beta" as keys. */
const keysOf = (field: string): PropertyKey[] =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Every text below a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}
