// cspell:ignore mesurement Marhc Iyre turbin Qmax Norwegen reviw

/** In the order in which they run. An entry that fails `read` or `fields` can't be shown; with any later mistake it can. */
export const PHASES = ['read', 'fields', 'references', 'numbers', 'facts', 'language'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * The phases that an entry must have passed before a later one checks it and what depends on it: a mistake is reported once, and what
 * follows from it isn't. A broken link hides nothing.
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
  /** What it finds; `why` says why that matters, where it isn't obvious. */
  finds: string;
  why: string;
  /** Something it finds, and the correction. */
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
  kind: rule('read', 'error', 'settings with the kind of another file', 'the site would mistake them for that file’s', 'kind: navigation in promotion.yaml → kind: promotion'),
  encoding: rule('read', 'error', 'files that are not saved as UTF-8', 'letters with accents would be lost', 'saved as Latin-1 → save it as UTF-8'),
  list: rule('read', 'error', 'list files that don’t contain a list', 'their entries can’t be told apart', 'rca: RCA in topics.yaml → - id: rca'),
  yaml: rule('read', 'error', 'fields that can’t be read', 'YAML has rules of its own for quotation marks, colons and spaces', 'title: "Pumps → title: "Pumps"'),
  text: rule('read', 'error', 'a text that can’t be read', 'a brace or a “<” starts code in MDX', '5 < 6 → 5 &lt; 6'),
  program: rule('read', 'error', 'imports and expressions', 'content is words only', '{phone} → the number itself'),
  html: rule('read', 'error', 'HTML and unknown components', 'a PDF has no HTML', '<b>bold</b> → **bold**'),
  element: rule('read', 'error', 'Markdown that pages and PDFs can’t show', 'they would be lost', 'a picture in the text → the field image:'),
  'heading-level': rule('read', 'error', 'headings of a level that pages and PDFs don’t have', 'only the page’s title is first-level', '# Results → ## Results'),

  'always-live': rule('fields', 'error', 'drafts of pages and settings that the site can’t do without', 'menus lead to them', 'draft: true in contact-us.mdx → a branch'),
  field: rule('fields', 'error', 'a field that doesn’t fit its schema', 'the page needs it as described there', 'icon: operation → icon: operations'),
  'text-cut': rule('fields', 'error', 'a text that ends at “ #”', 'YAML reads the rest as a note', 'Train #3 → "Train #3"'),
  day: rule('fields', 'error', 'a date that doesn’t exist', 'YAML turns it into another one', '2026-02-31 → 2026-02-28'),

  'file-unread': rule('references', 'warning', 'files that nothing reads, and pictures that no entry names; an error if one is an entry', 'they wouldn’t be shown anywhere', 'cases/Pump.md → cases/pump.mdx'),
  picture: rule('references', 'error', 'pictures that can’t be opened; a warning where they are coarse or heavy', 'they would be missing, coarse or slow', 'a portrait of 200 px → 480 px'),
  table: rule('references', 'error', 'tables without rows, and rows with too few or too many cells', 'cells would be lost', '| a | in a table of two columns → | a | b |'),
  markdown: rule('references', 'warning', 'marks that a visitor would see', 'Markdown needs both halves of a mark', 'Some **bold → Some **bold**'),
  heading: rule('references', 'error', 'headings that skip a level or have no words; a warning where two are alike, nothing follows, or the list below has fewer or more items than they say', 'screen readers and links rely on them', '#### after ## → ###'),
  link: rule('references', 'error', 'links that lead nowhere; a warning where they lead to their own page or name another one, or don’t use https', 'a visitor would get an error page', '/gear-reviw → /gear-review'),
  host: rule('references', 'error', 'URLs on hosts that can’t exist', 'a visitor would find nothing', 'https://iso.ogr → https://iso.org'),
  twice: rule('references', 'error', 'values that must differ between entries', 'order and identity depend on them', 'id: 4 in two cases → the next free one'),
  'list-twice': rule('references', 'error', 'the same item twice in a list', 'it would be shown twice', 'tags: [rca, rca] → tags: [rca]'),
  menu: rule('references', 'error', 'menus without a link that every page needs', 'visitors look for it there', 'no /contact-us in links → put it back'),
  redirect: rule('references', 'error', 'redirects that lead in circles, nowhere or over a page', 'a visitor would never arrive', '/a: /b and /b: /a → /a: /all-our-services'),
  'url-lost': rule('references', 'error', 'former paths that now lead nowhere', 'links from elsewhere would break', 'a renamed service → a line in redirects.yaml'),
  'url-new': rule('references', 'warning', 'paths missing from the list of all paths', 'nobody would notice if they were lost later', '--fix adds them to urls.txt'),
  draft: rule('references', 'error', 'live entries that need one that isn’t live', 'the page couldn’t be built', 'person: names a draft → name another person'),
  review: rule('references', 'warning', 'entries that are due for review, or reviewed by their own author', 'mistakes and outdated facts would stay', 'reviewBy: 2020-01-31 → read it, then a later day'),
  unlisted: rule('references', 'error', 'services missing from the list of all services', 'no page would lead to them', '- lubrication-reviews in all-our-services.mdx'),
  'paper-owner': rule('references', 'error', 'white papers without a case', 'no page would lead to them', 'paper: under whitePaper: of its case'),
  figure: rule('numbers', 'error', 'numbers of a drawing that contradict each other', 'an engineer would see it first', 'an operating point beyond the axis'),
  paper: rule('numbers', 'error', 'worked examples that don’t add up, and drawings, equations and references that the text leaves out; a warning where the references lack what it names', 'readers recalculate them', 'value: 504 where the expression gives 505'),
  formula: rule('references', 'error', 'equations and symbols that can’t be typeset', 'the PDF couldn’t be made', 'Qmax → Q_max'),
  allow: rule('references', 'warning', 'names under allow: that aren’t rules', 'the line would have no effect', 'slogans: → slogan:'),
  account: rule('references', 'warning', 'a vendor’s settings without the firm’s account, or without what its block in VENDORS.md has', 'visitors would see the vendor’s sample, or nothing', 'your-name → the firm’s'),

  company: rule('facts', 'error', 'facts of the firm that contradict each other', 'visitors use them to call and write', 'founded: 2001, but “founded in 2011” in a text → 2011'),
  placeholder: rule('facts', 'error', 'braces in texts where nothing is filled in', 'a visitor would see them', '{count} in a title → the number'),
  'number-conflict': rule('facts', 'warning', 'numbers in a drawing, table, plate, diary, summary, text or paper that differ from the rest of the story: changed in one place only (according to git), or given only in a summary', 'one of the two is false', '26 °C in alt: where 24 °C is drawn → 24 °C'),
  changed: rule('facts', 'hint', 'changed numbers that nothing else gives as they are now, a word that has become its opposite, and numbers that a new entry gives only once (according to git)', 'only its source can tell which is right', '30 mbar → 40 mbar, in one place alone'),
  'figure-quoted': rule('facts', 'error', 'numbers that drawing and text write differently; a warning where a label differs in the alternative text or a table', 'one of the two is false', '88 °C quoted, 44 °C drawn'),
  sum: rule('facts', 'error', 'numbers of a text that don’t follow from its other numbers; a warning where they follow from the diary, or where a sentence says of its own what isn’t so: totals, parts, shares, multiples', 'one of them is false', 'six, four for heat and three for vibration → two'),
  stated: rule('facts', 'error', 'numbers that a paper takes from its case, but that the case doesn’t have', 'one of the two is false', '9,600 h in the paper, 9,500 h in the case'),
  line: rule('facts', 'error', 'points of a drawn line that don’t follow from its expression', 'the drawing would be false', '[6, 27] on 20 + x → [6, 26]'),
  future: rule('facts', 'error', 'work and documents dated in the future; a warning where a paper is older than its case', 'it has not happened', 'May 2095 → May 2025'),
  calendar: rule('facts', 'error', 'dates that don’t exist, or with the wrong day of the week, and years that run backwards', 'they can’t be right', '31 June → 30 June'),
  change: rule('facts', 'error', 'what a case says its work changed, if the case has other numbers or none', 'the home page shows it', 'from: "99" where the title says 119'),
  numbered: rule('facts', 'warning', 'tables, drawings and equations that a text mentions but doesn’t have', 'readers look for them', 'Table 9 → Table 2'),
  unfinished: rule('facts', 'error', 'signs that a text isn’t finished', 'a visitor would see them', 'tbc, [fill me], XX MW → the words, or draft: true'),
  parts: rule('facts', 'warning', 'services not described in three parts', 'what is done, why, and how; their wording is free', 'a fourth “##” → “###”'),
  length: rule('facts', 'warning', 'texts with too few or too many words; an error below half or above double', 'layout and readers allow for that many', 'a case takes 400 to 800'),
  coverage: rule('facts', 'warning', 'machines of a case that none of its services covers', 'the coverage table of How We Work would show it', 'pumps in a case of gears'),
  standard: rule('facts', 'warning', 'standards in the index that no text cites, and numbers of standards one slip off a listed one', 'How We Work lists those the firm works to', 'ISO 18436-4 where the index has ISO 18436-2'),
  'number-elsewhere': rule('facts', 'warning', 'telephone numbers and hours outside the settings', 'they would be missed when one changes', 'a number in a text → a link to Contact Us'),
  policy: rule('facts', 'error', 'a privacy policy that the settings contradict', 'it would be false', '“loads with the page” but load: click → “loads only when you ask for it”'),
  name: rule('facts', 'warning', 'names one letter off the real one, changed in one place only (according to git), or given by a summary alone', 'people notice', 'Iyre → Iyer'),
  diary: rule('facts', 'warning', 'diaries that contradict their case, and months of a text that are those of another line', 'dates and hours must agree with the text', '“Week 9” on a day of week 8'),
  bio: rule('facts', 'warning', 'bios that don’t mention their person', 'probably copied', 'Astrid in Bram’s text'),

  character: rule('language', 'warning', 'invisible characters', 'they were pasted in', 'a soft hyphen in a word → the word typed again'),
  letter: rule('language', 'warning', 'letters that no font of the site has', 'they would be shown in another font, or as a box', '上海 → Shanghai'),
  spelling: rule('language', 'warning', 'words that aren’t in any dictionary', 'those that are right go in dictionary.txt', 'mesurement → measurement'),
  wording: rule('language', 'hint', 'words that the firm’s dictionary replaces', 'one spelling throughout', 'e-mail → email'),
  'date-form': rule('language', 'hint', 'dates in another country’s format', 'some read the day first, some the month', '05/03/2024 → 5 March 2024'),
  unit: rule('language', 'hint', 'units not in the house style', 'SI, with a space before the unit', '5MW → 5 MW'),
  number: rule('language', 'hint', 'numbers in another language’s format', 'a comma for thousands, a point for decimals', '2,5 MW → 2.5 MW'),
  slogan: rule('language', 'hint', 'advertising language', 'say what was done or measured', 'cutting-edge → the number'),
  firm: rule('language', 'hint', 'the firm’s name typed into a text or a page’s title', 'it may change, and is added to each title anyway', 'Meridional → <Firm />'),
  'quoted-field': rule('language', 'hint', 'fields in typographic quotation marks', 'they would be shown', '“Training” → Training'),
  'link-words': rule('language', 'hint', 'links whose words don’t say where they lead', 'screen readers list links without their sentence', '[here](/x) → [the course](/x)'),
  'text-twice': rule('language', 'hint', 'texts that should differ between entries', 'probably copied', 'one excerpt in two cases'),
} as const satisfies Record<string, RuleFacts>;

export type RuleId = keyof typeof RULE_TABLE;

/** What the table says about a rule. */
export const factsOf = (id: RuleId): RuleFacts => RULE_TABLE[id];
export const isRule = (name: string): name is RuleId => name in RULE_TABLE;
