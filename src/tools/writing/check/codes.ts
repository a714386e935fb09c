/**
 * error: the site would break or say something demonstrably false, so it must not go live ·
 * warning: probably wrong · hint: house style. A writer can set aside anything but an error, with a
 * reason: `allow:` in the entry.
 */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What the check finds, by the code in brackets after a finding, with its usual severity. */
// biome-ignore format: a table, one code a line
export const CODES = {
  'file-missing': ['error', 'a page, a settings file or a list that the site needs is missing'],
  'file-deleted': ['error', 'an entry that others need was deleted or renamed by hand'],
  'file-unread': ['warning', 'nothing reads a file; an error if it was meant as an entry'],
  'file-name': ['error', 'a name that can’t be a URL, or that two pages would share'],
  encoding: ['error', 'a file that is not saved as UTF-8'],
  list: ['error', 'a list file that doesn’t contain a list'],
  yaml: ['error', 'fields that can’t be read'],
  text: ['error', 'a text that can’t be read'],
  html: ['error', 'HTML, code, and components that a text doesn’t have'],
  element: ['error', 'Markdown that pages and PDFs don’t show'],
  heading: ['error', 'headings of a wrong level; a warning where one is empty or repeated'],
  table: ['error', 'tables without rows, and rows with too few or too many cells'],
  markdown: ['warning', 'marks that a visitor would read'],
  field: ['error', 'a field that doesn’t fit its schema'],
  'text-cut': ['error', 'a text that ends at a #'],
  placeholder: ['error', 'braces where nothing is filled in'],
  unfinished: ['error', 'marks of a text that isn’t finished; a warning where they may be meant'],
  figure: ['error', 'numbers of a drawing that contradict each other'],
  paper: ['error', 'a worked example that doesn’t add up'],
  picture: ['error', 'pictures that can’t be shown; a warning where they are coarse or cropped'],
  link: ['error', 'links that lead nowhere; a warning where they lead to their own page or don’t use https'],
  redirect: ['error', 'redirects that lead in circles, nowhere, or over a page'],
  'url-lost': ['error', 'former URLs that now lead nowhere'],
  'url-new': ['warning', 'URLs missing from urls.txt'],
  menu: ['error', 'menus without a link that every page needs'],
  unlisted: ['error', 'entries that no page leads to'],
  draft: ['error', 'a draft that the live site needs'],
  twice: ['error', 'values that must differ between entries, and the same item twice in a list'],
  letter: ['warning', 'invisible characters, and letters that no font of the site has'],
  spelling: ['warning', 'words that are in no dictionary'],
  style: ['hint', 'what house-style.yaml replaces or advises against'],
} as const satisfies Record<string, readonly [Severity, string]>;

export type Code = keyof typeof CODES;
