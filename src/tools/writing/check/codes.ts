import type { Severity } from '../model/problem.ts';

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
