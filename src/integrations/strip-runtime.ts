/** The element that Astro's islands are, and a directive, as Astro writes them into a page. */
const RUNTIME =
  /<script>(?:(?!<\/script>)[\s\S])*?(?:customElements\.define\("astro-island"|\.dispatchEvent\(new Event\("astro:\w+"\)\))[\s\S]*?<\/script>/g;

/** Directives that the site's own script brings along. */
const OWN_DIRECTIVES = ['touch', 'due', 'visible'];

/** Slots, an island within one, and props that JSON can't carry as they are: what the site's own element leaves out. */
const NOT_CARRIED: Record<string, RegExp> = {
  'a slot': /<astro-slot\b|data-astro-template/,
  'another island inside': /<astro-island\b(?:(?!<\/astro-island>)[\s\S])*?<astro-island\b/,
  'a date, map, set or the like among its props': /<astro-island\b[^>]*?\sprops="[^"]*?(?:&quot;:|\[|\],)\[([2-9]|1\d),/,
};

/**
 * Takes Astro's runtime out of a page. The site's one script has it (islands/boot/runtime.ts), so that it is fetched once for all
 * pages and leaves the first packets to what is read.
 * @throws if an island needs what the site's script does not have
 */
export function stripRuntime(html: string): string {
  for (const [, directive = ''] of html.matchAll(/<astro-island\b[^>]*?\sclient="(\w+)"/g))
    if (!OWN_DIRECTIVES.includes(directive))
      throw new Error(
        `An island has client:${directive}; islands/directives/define.ts knows ${OWN_DIRECTIVES.map((name) => `client:${name}`).join(', ')}.`,
      );
  const stripped = html.replace(RUNTIME, '');
  for (const [what, sign] of Object.entries(NOT_CARRIED))
    if (sign.test(stripped)) throw new Error(`An island has ${what}; islands/elements/island.ts knows plain props only.`);
  return stripped;
}
