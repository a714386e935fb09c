import { brotliCompressSync, constants } from 'node:zlib';

/** A module script of the site, as Astro writes it. */
const SCRIPT = /<script type="module" src="(\/_astro\/[^"]+\.js)"><\/script>/g;

/** What a page may weigh with its scripts inside: the 14,600 bytes of a connection's first flight, less the answer's headers. */
const FIRST_FLIGHT = 13_500;

/** As a network compresses on the fly, which is less than can be had. */
const sent = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Static imports, and dynamic ones whose address counts from the file. */
const IMPORTS = /\bimport\s*(?:[{*"'`]|\w+\s*(?:,|from)|\(\s*["'`]\.)/;

/**
 * Puts a page's scripts into the page where its first flight has room for them: one request less, and the page lives as soon as it
 * is read. A page that is full asks for the same file as the others like it.
 * @param scripts the site's scripts by address
 * @throws if a script could not stand in a page: it imports a file, or a file imports it and would run it a second time
 */
export function inlineScripts(html: string, scripts: ReadonlyMap<string, string>): string {
  const inlined = html.replace(SCRIPT, (_, address: string) => {
    const code = scripts.get(address);
    if (code === undefined) throw new Error(`${address} is asked for and not there.`);
    const name = `./${address.slice(address.lastIndexOf('/') + 1)}`;
    const other = [...scripts].find(([, text]) => text.includes(name))?.[0];
    if (IMPORTS.test(code) || other)
      throw new Error(`${other ?? address} imports ${other ? address : 'a file'}; integrations/chunks.ts knows what each has a copy of.`);
    return `<script type="module">${code.trim().replaceAll('</script', '<\\/script')}</script>`;
  });
  return inlined !== html && sent(inlined) <= FIRST_FLIGHT ? inlined : html;
}
