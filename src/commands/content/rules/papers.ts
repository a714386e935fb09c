import { checkPaper } from '../paper.ts';
import type { Rule } from '../rule.ts';

export const rules: Rule[] = [
  {
    id: 'paper',
    severity: 'error',
    finds: 'worked examples that don’t add up, and drawings, equations and references without their place',
    check: ({ entries }) => (entries.get('papers') ?? []).flatMap(checkPaper),
  },
];
