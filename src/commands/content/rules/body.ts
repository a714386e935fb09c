import { WORDS } from '../../../config/constants.ts';
import { MDX_COMPONENTS } from '../../../config/mdx-components.ts';
import { nearest } from '../../../lib/nearest.ts';
import { countWords } from '../../../lib/words.ts';
import { MARKDOWN_FOR, type Node } from '../body.ts';
import { type Content, type Entry, entriesOf, field, textOf } from '../model.ts';
import { atOffset, type Found, type Rule } from '../rule.ts';
import { textsOf } from '../texts.ts';

/** Applies a look at one node to every node of every text. */
const eachNode = (look: (node: Node, at: At, parents: readonly Node[]) => Found[]) => (content: Content) =>
  entriesOf(content).flatMap((entry) => {
    const at = placesIn(entry);
    const visit = (node: Node, parents: readonly Node[]): Found[] => [
      ...look(node, at, parents),
      ...(node.children ?? []).flatMap((child) => visit(child, [...parents, node])),
    ];
    return entry.source.tree ? visit(entry.source.tree, []) : [];
  });

/** Where nodes of an entry's text stand in its file. */
interface At {
  entry: Entry;
  start: (node: Node) => number;
  end: (node: Node) => number;
  found: (node: Node, message: string, repair: string, fix?: { start: number; end: number; text: string }) => Found;
}

function placesIn(entry: Entry): At {
  const { source } = entry;
  const start = (node: Node) => source.bodyOffset + (node.position?.start.offset ?? 0);
  const end = (node: Node) => source.bodyOffset + (node.position?.end.offset ?? 0);
  return { entry, start, end, found: (node, message, repair, fix) => atOffset(source, start(node), message, repair, fix) };
}

export const rules: Rule[] = [
  {
    id: 'text',
    severity: 'error',
    finds: 'a text that can’t be read',
    check: ({ sources }) => sources.flatMap(({ bodyProblems }) => bodyProblems),
  },
  { id: 'program', severity: 'error', finds: 'imports and expressions', check: eachNode(programs) },
  { id: 'html', severity: 'error', finds: 'HTML and unknown components', check: eachNode(tags) },
  { id: 'image', severity: 'error', finds: 'a picture in the text', check: eachNode(images) },
  { id: 'heading', severity: 'error', finds: 'headings that skip a level or say nothing', check: headings },
  { id: 'parts', severity: 'error', finds: 'a service without What, Why and How', check: parts },
  { id: 'table', severity: 'error', finds: 'table rows of another width', check: eachNode(tables) },
  {
    id: 'markdown',
    severity: 'error',
    finds: 'marks that a visitor would read',
    check: (content) => [...debris(content), ...fieldMarkup(content)],
  },
  { id: 'length', severity: 'error', finds: 'texts with too few or too many words', check: lengths },
];

function programs(node: Node, { found }: At): Found[] {
  if (node.type === 'mdxjsEsm')
    return [
      found(
        node,
        'The text holds an import or export.',
        'Take it out: content holds words only. Begin the sentence with another word if it was meant as one.',
      ),
    ];
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
  const value = (node.value ?? '').trim();
  if (value.startsWith('/*'))
    return [
      found(
        node,
        'The text holds a comment.',
        'Take it out. A note to colleagues stands in the front matter, on a line that starts with #.',
      ),
    ];
  return [
    found(
      node,
      `"{${value.slice(0, 30)}}" would run as a program.`,
      /^\w+$/.test(value)
        ? 'Write the words themselves; only settings are filled in. A real brace is written \\{.'
        : 'Write the words themselves; a real brace is written \\{.',
    ),
  ];
}

function tags(node: Node, { found, entry }: At): Found[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  const name = node.name ?? '';
  const components: readonly string[] =
    entry.collection === 'papers' ? [...MDX_COMPONENTS.page, ...MDX_COMPONENTS.paper] : MDX_COMPONENTS.page;
  if (!components.includes(name)) {
    const markdown = MARKDOWN_FOR[name];
    if (markdown) return [found(node, `The text holds HTML: <${name}>`, markdown)];
    const meant = nearest(name, components);
    return [
      found(
        node,
        `<${name}> is no component of this text.`,
        `${meant ? `Did you mean <${meant} />? ` : ''}Possible here: ${components.map((c) => `<${c} />`).join(', ')}. A real "<" is written &lt;.`,
      ),
    ];
  }
  const problems = (node.attributes ?? []).flatMap((attribute) =>
    attribute.type !== 'mdxJsxAttribute' || (attribute.value !== null && typeof attribute.value === 'object')
      ? [found(node, `<${name}> has an attribute in braces.`, 'Write it in quotation marks.')]
      : [],
  );
  if (name === 'Figure') problems.push(...figureIds(node, entry, found));
  return problems;
}

function figureIds(node: Node, { data }: Entry, found: At['found']): Found[] {
  const known = Object.keys((field(data, 'figures') as object | undefined) ?? {});
  const id = node.attributes?.find(({ name }) => name === 'id')?.value;
  if (typeof id === 'string' && known.includes(id)) return [];
  const meant = typeof id === 'string' ? nearest(id, known) : undefined;
  return [
    found(
      node,
      typeof id === 'string' ? `There is no drawing "${id}" under figures.` : 'The drawing is not named.',
      meant ? `Did you mean "${meant}"?` : `Write <Figure id="…" /> with one of: ${known.join(', ')}.`,
    ),
  ];
}

function images(node: Node, { found }: At): Found[] {
  return node.type === 'image'
    ? [found(node, 'The text holds a picture.', 'Take it out: pictures are the figure of the front matter.')]
    : [];
}

function headings(content: Content): Found[] {
  return entriesOf(content).flatMap((entry) => {
    const { found, start } = placesIn(entry);
    let depth = 1;
    return (entry.source.tree?.children ?? []).flatMap((node): Found[] => {
      if (node.type !== 'heading') return [];
      const before = depth;
      depth = node.depth ?? depth;
      const hashes = { start: start(node), end: start(node) + depth };
      if (!textOf(node).trim()) return [found(node, 'The heading has no words.', 'Write its words after the ##, or take it out.')];
      if (depth === 1)
        return [found(node, 'A first-level heading.', 'The page’s title is its only one: use "##".', { ...hashes, text: '##' })];
      if (depth <= before + 1) return [];
      const right = '#'.repeat(before + 1);
      return [found(node, `A heading of level ${depth} follows one of level ${before}.`, `Use "${right}".`, { ...hashes, text: right })];
    });
  });
}

const PARTS = ['What we do', 'Why', 'How'];

function parts(content: Content): Found[] {
  const all = PARTS.map((word) => `"## ${word} …"`).join(', ');
  return (content.entries.get('services') ?? []).flatMap((entry) => {
    const { tree } = entry.source;
    if (!tree) return [];
    const { found } = placesIn(entry);
    const having = (tree.children ?? []).filter((node) => node.type === 'heading' && node.depth === 2);
    const starts = (node: Node | undefined, word: string) =>
      node !== undefined && textOf(node).toLowerCase().startsWith(word.toLowerCase());
    if (having.length < PARTS.length) {
      const missing = PARTS.filter((word) => !having.some((node) => starts(node, word)));
      return missing.map((word) => {
        const next = having.find((node) => PARTS.slice(PARTS.indexOf(word) + 1).some((other) => starts(node, other)));
        return found(
          next ?? having.at(-1) ?? tree,
          `The part "${word} …" is missing.`,
          `The text has these headings, in this order: ${all}.`,
        );
      });
    }
    return having.flatMap((node, i) => {
      const word = PARTS[i];
      if (!word)
        return [
          found(
            node,
            `The heading "${textOf(node)}" is one too many.`,
            `The text has these headings and no more: ${all}. Use "###" below them.`,
          ),
        ];
      return starts(node, word)
        ? []
        : [
            found(
              node,
              `The heading "${textOf(node)}" stands where "${word} …" belongs.`,
              `The text has these headings, in this order: ${all}.`,
            ),
          ];
    });
  });
}

function tables(node: Node, { found }: At): Found[] {
  if (node.type !== 'table') return [];
  const [head, ...rows] = node.children ?? [];
  const wanted = head?.children?.length ?? 0;
  return rows.flatMap((row) => {
    const has = row.children?.length ?? 0;
    return has === wanted
      ? []
      : [
          found(
            row,
            `The row has ${has} ${has === 1 ? 'cell' : 'cells'}, its table ${wanted} columns.`,
            has < wanted
              ? `Add the missing ${wanted - has === 1 ? 'cell' : 'cells'} between bars; an empty one is "| |".`
              : 'Take out a cell; a real bar is written \\|.',
          ),
        ];
  });
}

/** A mark left over in a text, and what was meant. */
interface Mark {
  pattern: RegExp;
  message: string;
  repair: string;
  /** What stands in place of the match. */
  fix?: (match: RegExpExecArray) => string;
}

const MARKS: Mark[] = [
  {
    pattern: /^[ \t]{0,3}(#{1,6})([^\s#\d].*)$/gm,
    message: 'There is no space between # and the heading.',
    repair: 'Write a space after the ##.',
    fix: ([, hashes = '', words = '']) => `${hashes} ${words}`,
  },
  { pattern: /(?<!\\)\]\s*\((?=[^)\n]*$)/gm, message: 'The link is not closed.', repair: 'Put a ) behind its path: [text](/path).' },
  {
    pattern: /(?<!\\)\] +\((?=[^)\n]*\))/g,
    message: 'A space divides the link’s words from its path, so that both are shown as they are.',
    repair: 'Write them together: [text](/path).',
    fix: () => '](',
  },
  {
    pattern: /(?<!\\)\]\((?=[^)\n]*\s[^)\n"]*\))/g,
    message: 'The link’s path holds a space.',
    repair: 'Write the path without spaces: [text](/path).',
  },
  {
    pattern: /(?<!\\)\*\*/g,
    message: 'The mark ** is shown as it is: bold text is not closed, or there is a space inside the marks.',
    repair: 'Write **text**, without spaces inside.',
  },
  {
    pattern: /(?<![\\*\w])\*(?=[^\s*])|(?<=[^\s*\\])\*(?![*\w])/g,
    message: 'The mark * is shown as it is: emphasis is not closed.',
    repair: 'Write *text*, or \\* for a real asterisk.',
  },
  {
    pattern: /(?<![\\_\w])__?(?=\w)|(?<=\w)__?(?![_\w])/g,
    message: 'The mark _ is shown as it is: emphasis is not closed.',
    repair: 'Write *text*, or \\_ for a real one.',
  },
  {
    pattern: /(?<!\\)`/g,
    message: 'The mark ` is shown as it is: code is not closed.',
    repair: 'Put a second ` behind the text, or take it out.',
  },
  {
    pattern: /(?<=^[ \t]*)\|(?=.*\|)/gm,
    message: 'The line looks like a table’s, but no table is read here.',
    repair: 'The second line of a table is | --- | --- |, with as many columns as the first.',
  },
  {
    pattern: /(?<=^[ \t]*)[-*+](?=\p{L})/gmu,
    message: 'There is no space between the list’s mark and its text.',
    repair: 'Write “- text”.',
    fix: ([mark]) => `${mark} `,
  },
  {
    pattern: /(?<=^[ \t]*)\d{1,2}[.)](?=\p{L})/gmu,
    message: 'There is no space between the list’s number and its text.',
    repair: 'Write “1. text”.',
    fix: ([mark]) => `${mark} `,
  },
];

function debris(content: Content): Found[] {
  return textsOf(content)
    .filter(({ path }) => path.length === 0)
    .flatMap(({ source, start, raw }) => {
      const seen = new Set<number>();
      return MARKS.flatMap(({ pattern, message, repair, fix }) =>
        [...raw.matchAll(pattern)].flatMap((match) => {
          const offset = start + match.index;
          const { line } = source.at(offset);
          // One mark a line is enough: an unclosed link leaves several.
          if (seen.has(line)) return [];
          seen.add(line);
          const end = offset + match[0].length;
          return [atOffset(source, offset, message, repair, fix && { start: offset, end, text: fix(match as RegExpExecArray) })];
        }),
      );
    });
}

const MARKUP: Mark[] = [
  {
    pattern:
      /<(b|i|em|strong|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>([^<\n]*)<\/\1>|<\/?(?:b|i|em|strong|br|p|a|sup|sub|span|div|u|h[1-6])\b[^>\n]*>/gi,
    message: 'A field is plain text: the tag would be shown.',
    repair: 'Take the tag out.',
    fix: ([, , words = '']) => words,
  },
  {
    pattern: /(?<!\\)\*\*(?=\S)|(?<=\S)\*\*/g,
    message: 'A field is plain text: ** would be shown.',
    repair: 'Take the marks out; only the text under the fields knows bold.',
    fix: () => '',
  },
  {
    pattern: /\[([^\]\n]+)\]\(([^)\n]*)\)/g,
    message: 'A field is plain text: the link’s marks would be shown.',
    repair: 'Write its words alone; links stand in the text under the fields.',
    fix: ([, words = '']) => words,
  },
  {
    pattern: /&(?:nbsp|amp|lt|gt|quot|#\d+|[a-z]{2,8});/g,
    message: 'A field is plain text: the entity would be shown.',
    repair: 'Write the character itself.',
    fix: ([entity]) => ENTITIES[entity] ?? entity,
  },
];
const ENTITIES: Record<string, string> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&ndash;': '–',
  '&mdash;': '—',
  '&deg;': '°',
};

const fieldMarkup = (content: Content): Found[] =>
  textsOf(content)
    .filter(({ path }) => path.length > 0)
    .flatMap(({ source, start, raw }) =>
      MARKUP.flatMap(({ pattern, message, repair, fix }) =>
        [...raw.matchAll(pattern)].map((match) => {
          const offset = start + match.index;
          const text = fix?.(match as RegExpExecArray);
          const isFixed = text !== undefined && text !== match[0];
          return atOffset(source, offset, message, repair, isFixed ? { start: offset, end: offset + match[0].length, text } : undefined);
        }),
      ),
    );

/** Words of a text and the limits for its kind. */
function lengths(content: Content): Found[] {
  const check = (entry: Entry, what: string, text: string, { min, max }: { min: number; max: number }) => {
    const count = countWords(text);
    if (count >= min && count <= max) return [];
    const more = count < min ? `Write about ${min - count} more.` : `Cut about ${count - max}.`;
    return [atOffset(entry.source, firstWord(entry), `${what} has ${count} words; it takes ${min} to ${max}.`, more)];
  };
  const text = (data: unknown, ...keys: string[]) => String(field(data, ...keys) ?? '');
  return [
    ...(content.entries.get('cases') ?? []).flatMap((entry) => check(entry, 'The text of the case', entry.source.body, WORDS.case)),
    ...(content.entries.get('team') ?? []).flatMap((entry) => check(entry, 'The bio', entry.source.body, WORDS.bio)),
    ...(content.entries.get('services') ?? []).flatMap((entry) => {
      const { data, source } = entry;
      const all = [
        source.body,
        text(data, 'banner', 'lead'),
        text(data, 'transformation'),
        text(data, 'controllingIdea'),
        text(data, 'useCase'),
      ];
      return check(entry, 'The page of the service', all.join('\n'), WORDS.service);
    }),
  ];
}

const firstWord = ({ source }: Entry) => {
  const blank = /^\s*/.exec(source.body)?.[0].length ?? 0;
  return Math.min(source.bodyOffset + blank, Math.max(source.text.length - 1, 0));
};
