import type { CheerioAPI } from 'cheerio';
import { type Atrule, type CssNode, clone, generate, type List, parse, type Rule, type SelectorList, walk } from 'css-tree';
import { diffArrays } from 'diff';
import { isScope } from './facets.ts';

/** One declaration block with its at-rules and selector. */
interface StyleRule {
  /** At-rules around it, such as `@media print`. */
  context: string;
  selector: string;
  /** The selector without states and pseudo-elements: it matches every element that the rule can apply to. */
  matches: string;
  /** Whether no screenshot can show it, as with a state such as :hover or a medium such as print. */
  isState: boolean;
  declarations: string;
  /** Whether it declares anything but custom properties, which have an effect only through rules that read them. */
  isVisible: boolean;
  /** Names that its values read: custom properties, and `@name` for key frames and fonts. */
  reads: string[];
  /** Custom properties it declares; `@name` for key frames and fonts. */
  declares: Declared[];
}

/** How a page's styles changed. */
export interface StyleChange {
  /** Some changed rule can match an element of the page. */
  touches: boolean;
  /** One of these rules applies in a state that screenshots and computed styles do not show. */
  inStates: boolean;
}

/** Pseudo-classes that depend on the document alone, not on a state. */
const STRUCTURAL = new Set(
  'root empty first-child last-child only-child nth-child nth-last-child first-of-type last-of-type only-of-type nth-of-type nth-last-of-type not is where has scope checked disabled enabled'.split(
    ' ',
  ),
);
/** Media queries for preferences and devices that the screenshots do not use. */
const UNSEEN_MEDIA = /print|prefers-|forced-colors|hover|pointer|scripting/;

const cache = new Map<string, StyleRule[]>();

/** All rules of a style sheet, flat and in order. Results are cached: pages share their styles. */
function rulesOf(css: string): StyleRule[] {
  const found = cache.get(css);
  if (found) return found;
  const rules: StyleRule[] = [];
  collect(parse(css, { parseCustomProperty: true }), '', '', rules);
  cache.set(css, rules);
  return rules;
}

function collect(node: CssNode, context: string, parent: string, rules: StyleRule[]): void {
  if (node.type === 'StyleSheet') for (const child of node.children) collect(child, context, parent, rules);
  if (node.type === 'Rule') addRule(node, context, parent, rules);
  if (node.type === 'Atrule') addAtrule(node, context, parent, rules);
}

function addAtrule(node: Atrule, context: string, parent: string, rules: StyleRule[]): void {
  const head = `@${node.name}${node.prelude ? ` ${generate(node.prelude)}` : ''}`;
  const isGroup = /^(media|supports|layer|container|scope|starting-style)$/.test(node.name);
  if (!node.block || !isGroup) {
    // Rules refer to @font-face, @keyframes, @property and the like by name.
    const name = node.prelude ? generate(node.prelude) : '';
    const value = withoutFontHash(node.block ? generate(node.block) : '');
    const isGlobal = node.name === 'view-transition' || node.name === 'page';
    const declared = node.name === 'font-face' ? '@font-face' : node.name === 'property' ? name : `@${name}`;
    rules.push({
      context,
      selector: head,
      matches: isGlobal ? ':root' : '',
      isState: true,
      isVisible: isGlobal,
      declarations: value,
      reads: [],
      declares: isGlobal ? [] : [{ name: declared, value, reads: [] }],
    });
    return;
  }
  const inner = context ? `${context} ${head}` : head;
  for (const child of node.block.children) collect(child, inner, parent, rules);
  const loose = declarationsOf(node.block.children);
  if (parent && loose.length > 0) rules.push(ruleFrom(inner, parent, loose));
}

function addRule(node: Rule, context: string, parent: string, rules: StyleRule[]): void {
  const selector = parent ? nested(node.prelude, parent) : generate(node.prelude);
  const declarations = declarationsOf(node.block.children);
  if (declarations.length > 0) rules.push(ruleFrom(context, selector, declarations));
  for (const child of node.block.children) collect(child, context, selector, rules);
}

/** The selector of a rule inside another one: `&` is the outer selector; without `&` it comes before. */
function nested(prelude: CssNode, parent: string): string {
  const tree = clone(prelude);
  let hasNesting = false;
  walk(tree, {
    visit: 'NestingSelector',
    enter(_, item, list) {
      hasNesting = true;
      const outer = parse(`:is(${parent})`, { context: 'selector' });
      if (outer.type === 'Selector') list.insertList(outer.children, item);
      list.remove(item);
    },
  });
  return hasNesting ? generate(tree) : `:is(${parent}) ${generate(tree)}`;
}

/** A declaration, with the names that its value reads: custom properties, and `@name` for key frames and fonts. */
interface Declared {
  name: string;
  value: string;
  reads: string[];
}

const declarationsOf = (children: List<CssNode>): Declared[] =>
  children.toArray().flatMap((child) => {
    if (child.type !== 'Declaration') return [];
    const name = child.property;
    const value = withoutFontHash(generate(child.value)) + (child.important ? '!important' : '');
    const reads = variablesIn(child.value);
    if (/^animation(-name)?$/.test(name)) reads.push(...value.split(/[\s,]+/).map((word) => `@${word}`));
    if (/^font(-family)?$/.test(name)) reads.push('@font-face');
    return [{ name, value, reads }];
  });

/** Astro appends a hash of the font file to the family's name. */
const withoutFontHash = (value: string) => value.replace(/-[0-9a-f]{16}\b/g, '');

/** Names of the custom properties in a value: `var(--a, var(--b))` reads two. */
function variablesIn(value: CssNode): string[] {
  const names: string[] = [];
  walk(value, {
    visit: 'Function',
    enter: (call) => {
      const [first] = call.name === 'var' ? call.children.toArray() : [];
      if (first?.type === 'Identifier') names.push(first.name);
    },
  });
  return names;
}

function ruleFrom(context: string, selector: string, declared: Declared[]): StyleRule {
  const { matches, isState } = restOf(selector);
  return {
    context,
    selector,
    matches,
    isState: isState || UNSEEN_MEDIA.test(context),
    declarations: declared.map(({ name, value }) => `${name}:${value}`).join(';'),
    isVisible: declared.some(({ name }) => !name.startsWith('--')),
    reads: declared.flatMap(({ reads }) => reads),
    declares: declared.filter(({ name }) => name.startsWith('--')),
  };
}

/** A selector without its states and pseudo-elements, and whether it had a state. */
function restOf(selector: string): { matches: string; isState: boolean } {
  let isState = false;
  const tree = parse(selector, { context: 'selectorList' }) as SelectorList;
  walk(tree, {
    visit: 'Selector',
    leave: (node: CssNode) => {
      if (node.type !== 'Selector') return;
      node.children.forEach((part, item, list) => {
        const isPseudo = part.type === 'PseudoElementSelector' || part.type === 'PseudoClassSelector';
        if (!isPseudo || (part.type === 'PseudoClassSelector' && STRUCTURAL.has(part.name))) return;
        const isElement = part.type === 'PseudoElementSelector' || /^(before|after|first-line|first-letter)$/.test(part.name);
        if (!isElement || !/^(before|after)$/.test(part.name)) isState = true;
        list.remove(item);
      });
      const last = node.children.last;
      if (!last || last.type === 'Combinator') node.children.appendData({ type: 'TypeSelector', name: '*' });
    },
  });
  return { matches: generate(tree), isState };
}

/**
 * Compares the styles of two versions of a page. A changed rule counts only if it can match an element: a page that contains a changed
 * token without using it looks the same.
 * @param sameElements whether both versions have the same elements. Where they don't, a rule counts only if it can match in both: a
 * new element with styles of its own changes nothing else.
 */
export function compareStyles(
  before: { css: string; $: CheerioAPI },
  after: { css: string; $: CheerioAPI },
  sameElements: boolean,
): StyleChange {
  const changed = changedRules(rulesOf(before.css), rulesOf(after.css));
  const touching = changed.filter(({ rule: { matches }, sides }) => {
    if (!matches) return false;
    const found = [before.$, after.$].map(($, side) => (!sameElements || sides.includes(side)) && canMatch($, matches));
    return sameElements ? found.some(Boolean) : found.every(Boolean);
  });
  return { touches: touching.length > 0, inStates: touching.some(({ rule, isMoved }) => rule.isState && !isMoved) };
}

/** A rule that differs, with the versions that contain it: 0 is the earlier one, 1 the later one. */
interface ChangedRule {
  rule: StyleRule;
  sides: number[];
  /** Both versions contain it, at different places. */
  isMoved: boolean;
}

/** Rules that were added, removed or moved, or that read a custom property whose value changed. */
function changedRules(before: readonly StyleRule[], after: readonly StyleRule[]): ChangedRule[] {
  if (before === after) return [];
  const keyOf = ({ context, selector, declarations }: StyleRule) => `${context}{${withoutScopes(selector)}{${declarations}`;
  const parts = diffArrays([...before], [...after], { comparator: (a, b) => keyOf(a) === keyOf(b) }).filter(
    ({ added, removed }) => added || removed,
  );
  const keys = [before, after].map((rules) => new Set(rules.map(keyOf)));
  const direct = parts.flatMap(({ value, added }) =>
    value.map((rule) => ({ rule, sides: [added ? 1 : 0], isMoved: keys.every((set) => set.has(keyOf(rule))) })),
  );
  const properties = changedProperties(before, after);
  const reading = [before, after].flatMap((rules, side) =>
    rules.filter(({ reads }) => reads.some((name) => properties.has(name))).map((rule) => ({ rule, sides: [side], isMoved: false })),
  );
  return [...direct, ...reading].filter(({ rule }) => rule.isVisible);
}

/** A selector with one name for all of Astro's scopes; the head of an at-rule stays as it is. */
function withoutScopes(selector: string): string {
  if (selector.startsWith('@')) return selector;
  const tree = parse(selector, { context: 'selectorList' });
  walk(tree, {
    visit: 'AttributeSelector',
    enter({ name }) {
      if (isScope(name.name)) name.name = 'data-scope';
    },
  });
  return generate(tree);
}

/** Custom properties whose declarations differ, and those that are computed from them. */
function changedProperties(before: readonly StyleRule[], after: readonly StyleRule[]): Set<string> {
  const listOf = (rules: readonly StyleRule[]) => {
    const values = new Map<string, string>();
    for (const { context, selector, declares } of rules) {
      const place = declares.length > 0 ? `${context}{${withoutScopes(selector)}` : '';
      for (const { name, value } of declares) values.set(name, `${values.get(name) ?? ''}|${place}{${value}`);
    }
    return values;
  };
  const [old, now] = [listOf(before), listOf(after)];
  const changed = new Set([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)));
  for (let size = -1; size !== changed.size; ) {
    size = changed.size;
    for (const { declares } of [...before, ...after])
      for (const { name, reads } of declares) if (reads.some((read) => changed.has(read))) changed.add(name);
  }
  return changed;
}

function canMatch($: CheerioAPI, selector: string): boolean {
  try {
    return $(selector).length > 0;
  } catch {
    // Cheerio does not know the selector, so the browser decides.
    return true;
  }
}
