import crypto from 'node:crypto';
import type { BuiltPage } from './dist.ts';

/** The content security policy that a page carries. */
export const policyOf = ({ $ }: BuiltPage) => $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

/** A policy's directives, by name. */
const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );

/** Third-party origins and schemes that a policy allows. */
export const foreignSources = (policy: string) =>
  [...directivesOf(policy)]
    .flatMap(([name, values]) => (name.endsWith('-src') || name === 'form-action' ? values : []))
    .filter((value) => !value.startsWith("'") && value !== 'mailto:');

const hashOf = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
const isExecutable = (type: string | undefined) => !type || /^(module|importmap|speculationrules|text\/javascript)$/.test(type);

/** Faults of a page's policy, as sentences: sources that are too wide, or parts of the page that it blocks. */
export function weaknesses(page: BuiltPage): string[] {
  const { $ } = page;
  const policy = policyOf(page);
  if (!policy) return ['no policy'];
  const directives = directivesOf(policy);
  const inline = (selector: string) =>
    $(selector)
      .toArray()
      .filter((element) => !$(element).attr('src') && isExecutable($(element).attr('type')));
  const carried = { 'script-src': inline('script'), 'style-src': $('style').toArray() };
  const withoutHash = Object.entries(carried).flatMap(([name, elements]) => {
    const wanted = new Set(elements.map((element) => hashOf($(element).text())));
    const given = new Set(directives.get(name)?.filter((value) => value.startsWith("'sha256-")));
    return [
      ...[...wanted].filter((hash) => !given.has(hash)).map((hash) => `${name} lacks ${hash}`),
      ...[...given].filter((hash) => !wanted.has(hash)).map((hash) => `${name} has ${hash} for nothing`),
    ];
  });
  const first = $('meta[http-equiv="Content-Security-Policy"], script, style, link[rel=preload]').first();
  return [
    ...(first.is('meta') ? [] : ['something is loaded before the policy']),
    ...(directives.get('default-src')?.join() === "'none'" ? [] : ['default-src is not none']),
    ...(directives.get('base-uri')?.join() === "'none'" ? [] : ['base-uri is not none']),
    ...(policy.match(/'unsafe-\w+'|'strict-dynamic'|(?<=\s)(?:\*|https?:|data:|blob:)(?=[\s;]|$)/g) ?? []).map(
      (source) => `allows ${source}`,
    ),
    ...(directives.get('require-trusted-types-for')?.join() === "'script'" && directives.get('trusted-types')?.join() === "'none'"
      ? []
      : ['no Trusted Types']),
    ...withoutHash,
    ...$('[style]')
      .toArray()
      .map((element) => `a style attribute on ${element.tagName}`),
    ...$('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}).filter((name) => /^on[a-z]+$/.test(name)))
      .map((name) => `a handler in ${name}`),
  ];
}
