import { mdxToMdast } from 'satteri';
import { nearest } from '../../lib/nearest.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

/** What the body of one kind of file may hold. */
export interface BodyRules {
  /** Components a writer may use, by name. */
  components: readonly string[];
  /** Addresses that exist within the site. */
  routes: ReadonlySet<string>;
  /** Second-level headings by the word they start with, in order; free where left out. */
  parts?: readonly string[];
}

interface Node {
  type: string;
  position?: { start: { line: number; column: number } };
  children?: Node[];
  depth?: number;
  url?: string;
  alt?: string;
  name?: string | null;
  value?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
}

/** Checks the text under the front matter: it is prose, never a program, and its links lead somewhere. */
export function checkBody(source: Source, rules: BodyRules): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node | undefined, message: string, repair: string) => {
    const { line = 1, column = 1 } = node?.position?.start ?? {};
    problems.push({ file: source.file, line: line + source.bodyLine, column, message, repair });
  };

  const tree = parse(source, report);
  if (!tree) return problems;

  let depth = 1;
  const parts: Node[] = [];
  const visit = (node: Node): void => {
    switch (node.type) {
      case 'mdxjsEsm':
        report(
          node,
          'The text holds an import or export.',
          'Take it out: content holds words only. Begin the sentence with another word if it was meant as one.',
        );
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(
          node,
          `"{${(node.value ?? '').slice(0, 30)}}" would run as a program.`,
          'Write the words themselves; a real brace is written \\{.',
        );
        return;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkComponent(node, rules, report);
        break;
      case 'link':
      case 'definition':
        checkLink(node, rules, report);
        break;
      case 'image':
        report(node, 'The text holds a picture.', 'Pictures are the figure of the front matter.');
        break;
      case 'heading':
        if (node.depth === 1) report(node, 'A first-level heading.', 'The page’s title is its only one: use "##".');
        else if ((node.depth ?? 2) > depth + 1)
          report(node, `A heading of level ${node.depth} follows one of level ${depth}.`, `Use "${'#'.repeat(depth + 1)}".`);
        depth = node.depth ?? depth;
        if (node.depth === 2) parts.push(node);
        break;
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(tree);
  if (rules.parts) checkParts(parts, rules.parts, tree, report);
  return problems;
}

type Report = (node: Node | undefined, message: string, repair: string) => void;

function parse(source: Source, report: Report): Node | undefined {
  try {
    return mdxToMdast(source.body) as Node;
  } catch (error) {
    const [, line = '1', column = '1', text = ''] = /^(\d+):(\d+): (.*)/s.exec((error as Error).message) ?? [];
    report(
      { type: 'root', position: { start: { line: Number(line), column: Number(column) } } },
      `The text can't be read: ${(text || (error as Error).message).split('\n')[0]?.replace(/\s*\(mdx[^)]*\)$/, '')}`,
      'A real "<" is written &lt; and a real "{" is written \\{. A tag that opens must close.',
    );
    return undefined;
  }
}

function checkComponent(node: Node, { components }: BodyRules, report: Report) {
  const name = node.name ?? '';
  if (!components.includes(name)) {
    const meant = nearest(name, components);
    report(
      node,
      `<${name}> is no component of this text.`,
      `${meant ? `Did you mean <${meant} />? ` : ''}Possible here: ${components.map((c) => `<${c} />`).join(', ') || 'none'}. A real "<" is written &lt;.`,
    );
  }
  for (const attribute of node.attributes ?? [])
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value !== null && typeof attribute.value === 'object'))
      report(node, `<${name}> has an attribute in braces.`, 'Write it in quotation marks.');
}

function checkLink(node: Node, { routes }: BodyRules, report: Report) {
  const url = node.url ?? '';
  if (/^(https:\/\/|mailto:|tel:|#)/.test(url)) return;
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    report(node, `The link leads to "${url}".`, 'Links are https, mailto, tel, or an address within the site that starts with "/".');
    return;
  }
  const route = url.replace(/[?#].*$/, '');
  if (routes.has(route)) return;
  const meant = nearest(route, [...routes]);
  report(
    node,
    `No page has the address "${url}".`,
    meant ? `Did you mean "${meant}"?` : 'An address within the site starts with "/" and is the name of a content file.',
  );
}

function checkParts(found: Node[], wanted: readonly string[], tree: Node, report: Report) {
  const text = (node: Node): string => node.value ?? (node.children ?? []).map(text).join('');
  const all = wanted.map((word) => `"## ${word} …"`).join(', ');
  wanted.forEach((word, i) => {
    const node = found[i];
    if (!node) report(tree, `The part "${word} …" is missing.`, `The text has these headings, in this order: ${all}.`);
    else if (!text(node).toLowerCase().startsWith(word.toLowerCase()))
      report(node, `The heading "${text(node)}" stands where "${word} …" belongs.`, `The text has these headings, in this order: ${all}.`);
  });
  for (const node of found.slice(wanted.length))
    report(node, `The heading "${text(node)}" is one too many.`, `The text has these headings and no more: ${all}.`);
}
