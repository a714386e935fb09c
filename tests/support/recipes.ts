import fs from 'node:fs';
import { parse } from 'yaml';

export const README = 'src/content/README.md';

/** One example of the writers' README. */
export interface Recipe {
  /** Heading it stands under. */
  heading: string;
  /** Line of the README on which it starts. */
  line: number;
  /** File the example belongs to. */
  target: string;
  yaml: string;
  data: unknown;
}

/** Every YAML example of the README: what stands behind "yaml" on the fence says where it belongs. */
export function readRecipes(): Recipe[] {
  const text = fs.readFileSync(README, 'utf8');
  return [...text.matchAll(/^```yaml (\S+)\n([\s\S]*?)^```/gm)].map((match) => {
    const before = text.slice(0, match.index);
    const [, target = '', yaml = ''] = match;
    return {
      heading: before.match(/^#+ (.*)$(?![\s\S]*^#+ )/m)?.[1] ?? '',
      line: before.split('\n').length,
      target,
      yaml,
      data: parse(yaml),
    };
  });
}
