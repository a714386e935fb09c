/** Which pages of a site differ from those of another build of it, by address. */
export interface ChangedPages {
  added: string[];
  removed: string[];
  changed: string[];
}

/** Hashes in names and policies change with every edit of a style or script; readers see nothing of it. */
const MACHINERY = [
  /<meta http-equiv="Content-Security-Policy"[^>]*>/gi,
  /<style[^>]*>[\s\S]*?<\/style>/g,
  /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g,
  /\/_astro\/[^"') ]+/g,
  /(?<=\/uploads\/[^"' ]*?)[.-][0-9a-f]{8,}(?=[.#])/g,
  / data-[a-z]{1,2}(?=[ >/])/g,
];

/** What a reader can see of a page, in one text: words, structure, addresses; none of its machinery. */
const visible = (html: string) => MACHINERY.reduce((text, pattern) => text.replace(pattern, ''), html);

/**
 * Compares two builds page by page.
 * @param before,after HTML of each page, by address
 * @returns addresses in alphabetical order; a change of styles or scripts alone does not count
 */
export function changedPages(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ChangedPages {
  return {
    added: [...after.keys()].filter((route) => !before.has(route)).sort(),
    removed: [...before.keys()].filter((route) => !after.has(route)).sort(),
    changed: [...after]
      .filter(([route, html]) => before.has(route) && visible(before.get(route) ?? '') !== visible(html))
      .map(([route]) => route)
      .sort(),
  };
}

/** An address as the site builds them. What a pull request sends is a stranger's text: only such go into a comment. */
const ROUTE = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;

/**
 * The comment under a pull request.
 * @param address where the preview is served
 * @throws if anything in the lists is no address of a page
 */
export function previewComment(address: string, pages: ChangedPages): string {
  const section = (title: string, routes: string[], linked: boolean) => {
    for (const route of routes) if (!ROUTE.test(route)) throw new Error(`"${route.slice(0, 40)}" is no address of a page.`);
    const items = routes.map((route) => (linked ? `- [${route}](${address}${route})` : `- ${route}`));
    return routes.length > 0 ? [`**${title}** (${routes.length})`, '', ...items, ''] : [];
  };
  const lists = [
    ...section('Changed', pages.changed, true),
    ...section('New', pages.added, true),
    ...section('Removed', pages.removed, false),
  ];
  return [`Preview: ${address}`, '', ...(lists.length > 0 ? lists : ['No page differs in what a reader sees.', ''])].join('\n');
}
