// cspell:ignore mesurement donâ Marhc Iyre turbin Qmax Norwegen reviw

/** In the order in which an entry is judged. One that fails `read` or `fields` can't be shown; every later mistake can be looked at. */
export const PHASES = ['read', 'fields', 'references', 'numbers', 'facts', 'language'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The phases in which an entry may have no error, so that a later one judges it and what needs it: a mistake is said once, and what follows
 * from it not at all. A link that leads nowhere hides nothing.
 */
export const NEEDS: Record<Phase, readonly Phase[]> = {
  read: [],
  fields: ['read'],
  references: ['read', 'fields'],
  numbers: ['read', 'fields'],
  facts: ['read', 'fields', 'numbers'],
  language: ['read', 'fields'],
};

/**
 * error: the site would break, or say something that is demonstrably false; it must not go live · warning: probably wrong · hint: house
 * style and language. A writer can set aside anything but an error, with a reason: `allow:` in the entry.
 */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

interface RuleFacts {
  phase: Phase;
  severity: Severity;
  /** What it finds, then why that matters where it doesn't say so itself. */
  finds: string;
  why: string;
  /** Something it finds, and what would be right. */
  example: string;
}

const rule = (phase: Phase, severity: Severity, finds: string, why: string, example: string): RuleFacts => ({
  phase,
  severity,
  finds,
  why,
  example,
});

/** Every rule of the content check, by the word in brackets after its findings. */
// biome-ignore format: a table, one rule a line
export const RULE_TABLE = {
  'file-missing': rule('read', 'error', 'pages, settings and lists that the site needs', 'the site can’t be built without them', 'pages/500.mdx deleted → bring it back'),
  'page-without-route': rule('read', 'error', 'pages without a route', 'no URL would show them', 'pages/imprint.mdx → ask an engineer'),
  kind: rule('read', 'error', 'settings that say they are another file’s', 'the site would take them for those', 'kind: navigation in promotion.yaml → kind: promotion'),
  encoding: rule('read', 'error', 'files that are not saved as UTF-8', 'letters with accents would be lost', 'saved as Latin-1 → save it as UTF-8'),
  list: rule('read', 'error', 'list files that don’t contain a list', 'their entries can’t be told apart', 'rca: RCA in topics.yaml → - id: rca'),
  yaml: rule('read', 'error', 'fields that can’t be read', 'YAML has rules of its own for quotation marks, colons and spaces', 'title: "Pumps → title: "Pumps"'),
  text: rule('read', 'error', 'a text that can’t be read', 'a brace or a “<” begins a program in MDX', '5 < 6 → 5 &lt; 6'),
  program: rule('read', 'error', 'imports and expressions', 'content holds words only', '{phone} → the number itself'),
  html: rule('read', 'error', 'HTML and unknown components', 'a PDF has no HTML', '<b>bold</b> → **bold**'),
  element: rule('read', 'error', 'parts of Markdown that page and PDF don’t have', 'they would be lost', 'a picture in the text → the field image:'),
  'heading-level': rule('read', 'error', 'headings of a level that page and PDF don’t have', 'the page’s title is its only first level', '# Results → ## Results'),

  'always-live': rule('fields', 'error', 'drafts of pages and settings that the site can’t do without', 'menus lead to them', 'draft: true in contact-us.mdx → a branch'),
  field: rule('fields', 'error', 'a field that its schema doesn’t take', 'the page needs it as it is described', 'icon: operation → icon: operations'),
  'text-cut': rule('fields', 'error', 'a text that ends at “ #”', 'YAML takes the rest for a note', 'Train #3 → "Train #3"'),
  day: rule('fields', 'error', 'a day the calendar doesn’t have', 'YAML makes another day of it', '2026-02-31 → 2026-02-28'),

  'file-unread': rule('references', 'warning', 'files that nothing reads; an error where an entry would be shown nowhere', 'they would be shown nowhere', 'cases/Pump.md → cases/pump.mdx'),
  picture: rule('references', 'error', 'pictures that can’t be opened; a warning where they are coarse or heavy', 'they would be missing, coarse or slow', 'a portrait of 200 px → 480 px'),
  'picture-unused': rule('references', 'warning', 'pictures that no entry names', 'nobody would see them', 'clients/old.svg → git rm'),
  table: rule('references', 'error', 'tables without rows, and rows of another width', 'cells would be lost', '| a | in a table of two columns → | a | b |'),
  markdown: rule('references', 'warning', 'marks that a visitor would read', 'Markdown knows them only when they are closed', 'Some **bold → Some **bold**'),
  heading: rule('references', 'error', 'headings that skip a level or have no words; a warning where two are alike or nothing follows', 'screen readers and links go by them', '#### after ## → ###'),
  link: rule('references', 'error', 'links that lead nowhere; a warning where they lead to their own page, or not by https', 'a visitor would find an error page', '/gear-reviw → /gear-review'),
  host: rule('references', 'error', 'URLs on hosts that can’t exist', 'a visitor would find nothing', 'https://iso.ogr → https://iso.org'),
  twice: rule('references', 'error', 'values that must differ between entries', 'order and identity depend on them', 'id: 4 in two cases → the next free one'),
  'list-twice': rule('references', 'error', 'one thing twice in a list', 'it would be shown twice', 'tags: [rca, rca] → tags: [rca]'),
  menu: rule('references', 'error', 'menus without a link that every page of the site has', 'visitors look for it there', 'no /contact-us in links → put it back'),
  redirect: rule('references', 'error', 'redirects that lead in circles, nowhere or over a page', 'a visitor would never arrive', '/a: /b and /b: /a → /a: /all-our-services'),
  'url-lost': rule('references', 'error', 'former paths that lead nowhere now', 'links from elsewhere would break', 'a renamed service → a line in redirects.yaml'),
  'url-new': rule('references', 'warning', 'paths that the list of all paths doesn’t have', 'they couldn’t be missed later', '--fix adds them to urls.txt'),
  draft: rule('references', 'error', 'live entries that need one that is not live', 'the page couldn’t be built', 'person: of a draft → another person'),
  review: rule('references', 'warning', 'entries that were to be read again, or that nobody but their author has read', 'somebody wanted to', 'reviewBy: 2020-01-31 → read it, then a later day'),
  unlisted: rule('references', 'error', 'services that the list of all services lacks', 'no page would lead to them', '- lubrication-reviews in all-our-services.mdx'),
  'paper-owner': rule('references', 'error', 'white papers without a case', 'no page would lead to them', 'paper: under whitePaper: of its case'),
  figure: rule('numbers', 'error', 'numbers of a drawing that contradict each other', 'an engineer would see it first', 'an operating point beyond the axis'),
  paper: rule('numbers', 'error', 'worked examples that don’t add up, and drawings, equations and references without their place', 'a reader recalculates', 'value: 504 where the expression gives 505'),
  formula: rule('references', 'error', 'equations and symbols that can’t be set', 'the PDF couldn’t be made', 'Qmax → Q_max'),
  allow: rule('references', 'warning', 'names under allow: that aren’t rules', 'the line would do nothing', 'slogans: → slogan:'),
  account: rule('references', 'warning', 'blocks of a vendor that still wait for the firm’s account', 'visitors would see the vendor’s sample', 'your-name → the firm’s'),

  company: rule('facts', 'error', 'facts of the firm that contradict each other', 'visitors call and write by them', 'founded: 2062 → 2026'),
  placeholder: rule('facts', 'error', 'braces in texts in which nothing is filled in', 'a visitor would read them', '{count} in a title → the number'),
  'number-conflict': rule('facts', 'warning', 'numbers that drawing, table, plate, diary, summary, text or paper tell otherwise than the rest of the story: changed in one place, as git sees it, or only in a summary', 'one of the two is false', '26 °C in alt: where 24 °C is drawn → 24 °C'),
  'figure-quoted': rule('facts', 'error', 'numbers that drawing and text write differently', 'one of the two is false', '88 °C quoted, 44 °C drawn'),
  sum: rule('facts', 'error', 'numbers of a text that don’t follow from its others', 'one of them is false', '12 minutes saved of 20 and 9 → 11'),
  stated: rule('facts', 'error', 'numbers that a paper takes from its case, where the case has others', 'one of the two is false', '9,600 h in the paper, 9,500 h in the case'),
  line: rule('facts', 'error', 'points of a drawn line that don’t follow from its expression', 'the line would lie', '[6, 27] on 20 + x → [6, 26]'),
  future: rule('facts', 'error', 'work and documents dated in the future', 'it has not happened', 'May 2095 → May 2025'),
  calendar: rule('facts', 'error', 'days that no calendar has, or that were another day of the week', 'they can’t be right', '31 June → 30 June'),
  change: rule('facts', 'error', 'what the work of a case changed, where the case has other numbers or none', 'the home page shows it', 'from: "99" where the title says 119'),
  numbered: rule('facts', 'warning', 'tables, drawings and literature that a text names and does not have', 'a reader looks for them', 'Table 9 → Table 2'),
  unfinished: rule('facts', 'error', 'marks of a text that isn’t ready', 'a visitor would read them', 'tbc, [fill me], XX MW → the words, or draft: true'),
  parts: rule('facts', 'warning', 'services that are not told in three parts', 'what is done, why, and how; their wording is free', 'a fourth “##” → “###”'),
  length: rule('facts', 'warning', 'texts with too few or too many words; an error from half and double on', 'the layout and a reader’s time are made for so many', 'a case takes 400 to 800'),
  coverage: rule('facts', 'warning', 'machines of a case that none of its services covers', 'the coverage table of How We Work would say so', 'pumps in a case of gears'),
  standard: rule('facts', 'warning', 'standards that the index lacks, or that no text cites', 'How We Work lists those the firm works by', 'ISO 7919 → a line in the index'),
  'number-elsewhere': rule('facts', 'warning', 'telephone numbers and hours outside the settings', 'a change would miss them', 'a number in a text → a link to Contact Us'),
  policy: rule('facts', 'error', 'a privacy policy that the settings contradict', 'it would be false', 'It loads with the page, with load: click → It loads when you click'),
  name: rule('facts', 'warning', 'names that differ from the entry’s own by a letter', 'people notice', 'Iyre → Iyer'),
  diary: rule('facts', 'warning', 'diaries that contradict their case', 'dates, hours and times in the text are one story', '5 months between dates 6 months apart'),
  bio: rule('facts', 'warning', 'texts about a person that are about another one', 'probably copied', 'Astrid in Bram’s text'),

  character: rule('language', 'warning', 'characters that nobody typed on purpose', 'they came with a paste', 'donâ€™t → don’t'),
  letter: rule('language', 'warning', 'letters that no font of the site has', 'they would be shown in another font, or as a box', '上海 → Shanghai'),
  spelling: rule('language', 'warning', 'words that no dictionary has', 'dictionary.txt takes those that are right', 'mesurement → measurement'),
  wording: rule('language', 'hint', 'words that the firm’s dictionary replaces by others', 'one spelling throughout', 'e-mail → email'),
  grammar: rule('language', 'hint', 'grammar, and words taken for others (harper.js)', 'a program’s guess, often right', 'could of → could have'),
  'date-form': rule('language', 'hint', 'dates written as in other countries', 'some read the day first, some the month', '05/03/2024 → 5 March 2024'),
  unit: rule('language', 'hint', 'units written another way than here', 'SI, with a space before the unit', '5MW → 5 MW'),
  number: rule('language', 'hint', 'numbers written as in other languages', 'a comma for thousands, a point for decimals', '2,5 MW → 2.5 MW'),
  slogan: rule('language', 'hint', 'words of advertising', 'say what was done or measured', 'cutting-edge → the number'),
  firm: rule('language', 'hint', 'the firm’s name typed into a text or a page’s title', 'it may change, and each title ends in it', 'Meridional → <Firm />'),
  'quoted-field': rule('language', 'hint', 'fields in typographic quotation marks', 'they would be shown', '“Training” → Training'),
  'link-words': rule('language', 'hint', 'links whose words say nothing', 'screen readers list links without their sentence', '[here](/x) → [the course](/x)'),
  'text-twice': rule('language', 'hint', 'texts that each entry has for itself', 'probably copied', 'one excerpt in two cases'),
} as const satisfies Record<string, RuleFacts>;

export type RuleId = keyof typeof RULE_TABLE;

/** What the table says of a rule. */
export const factsOf = (id: RuleId): RuleFacts => RULE_TABLE[id];
export const isRule = (name: string): name is RuleId => name in RULE_TABLE;
