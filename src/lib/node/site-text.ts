import fs from 'node:fs';
import path from 'node:path';
import { mdxToMdast } from 'satteri';
import { parse } from 'yaml';
import { contentRoot } from '../../config/site-env.ts';
import { splitFrontMatter } from '../front-matter.ts';
import { filesBelow } from './files.ts';
import type { SiteText } from './font-fallbacks.ts';

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Fields that are shown as headings, at weight 600. */
const HEADING_FIELD = /title$/i;

/** The content files with text, in a fixed order. */
export const textFiles = (folder = path.join(contentRoot(), 'src/content')): string[] =>
  filesBelow(folder)
    .filter((name) => /\.(mdx|yaml)$/.test(name))
    .map((name) => path.join(folder, name));

/**
 * Reads the text of all content files by its font weight. A file that cannot be parsed is left out: the content check reports it.
 */
export function siteText(folder?: string): SiteText {
  const heading: string[] = [];
  const body: string[] = [];
  const addValue = (value: unknown, isHeading: boolean): void => {
    if (typeof value === 'string') (isHeading ? heading : body).push(value);
    else if (value && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) addValue(child, HEADING_FIELD.test(key) || (Array.isArray(value) && isHeading));
  };
  const addBlocks = (node: Node): void => {
    if (node.type === 'heading') heading.push(textOf(node));
    else if (node.type === 'paragraph' || node.type === 'tableRow') body.push(textOf(node));
    else for (const child of node.children ?? []) addBlocks(child);
  };

  for (const file of textFiles(folder)) {
    const text = fs.readFileSync(file, 'utf8');
    const { yaml, body: markdown } = splitFrontMatter(text) ?? { yaml: text, body: '' };
    try {
      addValue(parse(yaml), false);
      if (markdown) addBlocks(mdxToMdast(markdown) as Node);
    } catch {
      // The content check reports the file.
    }
  }
  return { heading, body };
}

const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join('');
