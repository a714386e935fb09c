// cspell:ignore htps
import { parse as parseHost } from 'tldts';
import { z } from 'zod';
import { memoize } from '../../../lib/memoize.ts';
import { nearest } from '../../../lib/nearest.ts';
import { settingsOf } from '../model/checked.ts';
import { type Content, entriesOf } from '../model/content.ts';
import { field } from '../model/entry.ts';

/** What is wrong with a target, and what would be right. */
export interface Wrong {
  message: string;
  repair: string;
  /** The target as it should be. */
  right?: string | undefined;
  /** Set if it does lead somewhere. */
  severity?: 'warning';
}
export const wrong = (message: string, repair: string, right?: string): Wrong => ({ message, repair, right });

/** The URL that was meant by one whose scheme is missing or misspelt: "www.iso.org", "htps://www.iso.org". */
export function meantWeb(url: string): string | undefined {
  const [, rest = ''] = /^(?:[a-z]{3,6}:?\/{1,2}|\/\/)?([^/\s]+\.[a-z]{2,}(?:[/?#].*)?)$/i.exec(url) ?? [];
  const host = rest.split(/[/?#]/)[0] ?? '';
  const { isIcann, domain } = parseHost(host, { allowPrivateDomains: false });
  return isIcann && domain && !/\.(?:pdf|html?|mdx?|zip)$/i.test(host) ? `https://${rest}` : undefined;
}

export function wrongMail(content: Content, url: string): Wrong | undefined {
  const address = url.slice('mailto:'.length).replace(/\?.*$/, '');
  if (!z.email().safeParse(address).success)
    return wrong(`"${address}" isn’t an email address.`, 'Write one address, such as info@example.com, without commas and spaces.');
  const [name, domain = ''] = address.split('@');
  const own = usualDomain(content);
  if (!own || domain === own || !nearest(domain, [own])) return hostProblem(`https://${domain}`);
  return wrong(`The domain "${domain}" is not the firm’s, "${own}".`, `Write ${name}@${own}`, url.replace(domain, own));
}

/** The email addresses of the firm, its people and its services. */
export const mailAddresses = (content: Content): { address: string; domain: string }[] =>
  entriesOf(content, 'settings', 'team', 'services').flatMap(({ data }) =>
    [['email'], ['email', 'address'], ['security'], ['contact', 'email']].flatMap((path) => {
      const [address = '', domain] = /^[^@]+@([a-z0-9.-]+)$/i.exec(String(field(data, ...path))) ?? [];
      // The schema reports an invalid address.
      return domain ? [{ address, domain }] : [];
    }),
  );

/** The domain of most of these addresses; the firm's own where two are equally frequent. */
export const usualDomain = memoize(
  (content: Content): string | undefined =>
    [...Map.groupBy(mailAddresses(content), ({ domain }) => domain).values()].toSorted((a, b) => b.length - a.length)[0]?.[0]?.domain,
);

/** A link to the site's own domain would lead out of a preview, and nothing would check it. */
export function ownSite(content: Content, url: string, wrongPath: (path: string) => Wrong | undefined): Wrong | undefined {
  const site = settingsOf(content, 'company')?.data.site;
  if (!site || !URL.canParse(url)) return undefined;
  const { hostname, pathname, search, hash } = new URL(url);
  if (!['localhost', '127.0.0.1'].includes(hostname) && hostname.replace(/^www\./, '') !== new URL(site).hostname.replace(/^www\./, ''))
    return undefined;
  const path = `${pathname}${search}${hash}`;
  const problem = wrongPath(path);
  const message = 'The link gives this site’s full URL, so in a preview it would lead away to the live site.';
  // A missing page is reported as for a path.
  return problem && problem.severity !== 'warning'
    ? { ...problem, message: `${message} ${problem.message}` }
    : wrong(message, `Write "${path}".`, path);
}

/** Names that RFC 2606 reserves for examples: the launch check reports them. */
const EXAMPLES = /(?:^|\.)(?:example|test|invalid)$/;
/** Hosts on which the firm has its accounts: one letter off, and it is somebody else's. */
const KNOWN_HOSTS = ['linkedin.com', 'calendly.com', 'paperform.co', 'plausible.io'];
const USUAL_ENDINGS = ['com', 'org', 'net', 'eu', 'nl', 'io', 'uk', 'de', 'fr', 'no', 'gov', 'int', 'edu'];

/** A host whose ending nobody can register, or that is a misspelling of a known one. */
export function hostProblem(url: string): Wrong | undefined {
  if (!URL.canParse(url)) return wrong(`"${url}" isn’t a URL.`, 'Write it in full, such as https://www.iso.org/standard.html.');
  const { hostname } = new URL(url);
  const { isIcann, isIp, publicSuffix, domain } = parseHost(hostname, { allowPrivateDomains: false });
  const own = domain ?? hostname;
  const slip = KNOWN_HOSTS.find((known) => own !== known && nearest(own, [known]));
  if (slip) return wrong(`"${hostname}" is not ${slip}.`, `Did you mean "${hostname.replace(own, slip)}"?`);
  if (isIp) return wrong(`"${hostname}" is an IP address.`, 'Write the host name that your browser shows, such as www.iso.org.');
  if (EXAMPLES.test(hostname) || (isIcann && domain)) return undefined;
  const message = domain ? `No host name can end in ".${publicSuffix}": ${hostname}` : `"${hostname}" isn’t a host name.`;
  const meant = domain && nearest(publicSuffix ?? '', USUAL_ENDINGS);
  const right = meant && hostname.replace(new RegExp(`${publicSuffix}$`), meant);
  return wrong(message, right ? `Did you mean "${right}"?` : 'Compare it with the URL in your browser.');
}
