import fs from 'node:fs';
import { parse } from 'yaml';

/**
 * The writers' guide: the recipes, one filled entry of each kind, and the blocks of the vendors.
 */
export const GUIDE = ['README', 'EXAMPLES', 'VENDORS'].map((name) => `src/content/${name}.md`);

/** One example of the writers' guide. */
export interface Recipe {
  /** Heading above the example. */
  heading: string;
  /** Page of the guide, and the line on which it starts. */
  page: string;
  line: number;
  /** File the example belongs to. */
  target: string;
  yaml: string;
  data: unknown;
}

/**
 * Every YAML example of the guide: the text after "yaml" on the fence names the file it belongs to.
 */
export const readRecipes = (): Recipe[] => GUIDE.flatMap(recipesOf);

function recipesOf(page: string): Recipe[] {
  const text = fs.readFileSync(page, 'utf8');
  return [...text.matchAll(/^```yaml (\S+)\n([\s\S]*?)^```/gm)].map((match) => {
    const before = text.slice(0, match.index);
    const [, target = '', yaml = ''] = match;
    return {
      heading: before.match(/^#+ (.*)$(?![\s\S]*^#+ )/m)?.[1] ?? '',
      page,
      line: before.split('\n').length,
      target,
      yaml,
      data: parse(yaml),
    };
  });
}
