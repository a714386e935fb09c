/**
 * error: the site would break or say something demonstrably false, so it must not go live ·
 * warning: probably wrong · hint: house style. A writer can set aside anything but an error, with a
 * reason: `allow:` in the entry.
 */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** The usual severity of a finding, by the code in brackets after it. */
export const CODES = {
  'file-missing': 'error',
  'file-deleted': 'error',
  'file-unread': 'warning',
  'file-name': 'error',
  encoding: 'error',
  list: 'error',
  yaml: 'error',
  text: 'error',
  html: 'error',
  element: 'error',
  heading: 'error',
  table: 'error',
  markdown: 'warning',
  field: 'error',
  'text-cut': 'error',
  placeholder: 'error',
  unfinished: 'error',
  figure: 'error',
  paper: 'error',
  picture: 'error',
  link: 'error',
  redirect: 'error',
  'url-lost': 'error',
  'url-new': 'warning',
  menu: 'error',
  unlisted: 'error',
  draft: 'error',
  twice: 'error',
  letter: 'warning',
  spelling: 'warning',
  style: 'hint',
} as const satisfies Record<string, Severity>;

export type Code = keyof typeof CODES;
