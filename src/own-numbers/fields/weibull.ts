import { readList } from '../list.ts';
import type { Group } from './field.ts';

const LIST = { kind: 'list', read: readList, unit: 'h', max: 500 } as const;

export const groups = [
  {
    name: 'ages',
    fields: [
      { at: 'failures', ...LIST, min: 3 },
      { at: 'suspensions', ...LIST, min: 0, parts: 10_000, optional: true },
      { at: 'interval', unit: 'h', min: 1, max: 1_000_000, step: 100, optional: true },
    ],
  },
] satisfies readonly Group[];
