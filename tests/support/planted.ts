import fs from 'node:fs';

/** A fault that a careless change could introduce, and the test that must find it. */
export interface Planted {
  /** The rule that the fault breaks. */
  rule: string;
  file: string;
  /** Text of the file as it should be, and as the fault makes it. */
  right: string;
  wrong: string;
  /** File of the test, and a part of its name. */
  test: readonly [file: string, name: string];
}

const CONSTANTS = 'src/config/constants.ts';
const SPECIFICATION = 'tests/unit/config/specification.test.ts';
/** Holds the content against what the specification gives. */
const CHECKED = ['tests/unit/commands/check.test.ts', 'finds nothing in the content as it is'] as const;
const constant = (rule: string, name: string, right: string, wrong: string): Planted => ({
  rule,
  file: CONSTANTS,
  right: `${name} = ${right};`,
  wrong: `${name} = ${wrong};`,
  test: [SPECIFICATION, `${name} is`],
});
const fault = (rule: string, file: string, right: string, wrong: string, ...test: Planted['test']): Planted => ({
  rule,
  file,
  right,
  wrong,
  test,
});

/** Faults that unit and content tests catch, before anything is built. */
export const BEFORE_BUILD: readonly Planted[] = [
  constant('key of the cookie answer', 'CONSENT_KEY', "'cookieConsent'", "'cookie-consent'"),
  constant('flag of the popup', 'POPUP_SEEN_KEY', "'projectInquiryPopupSeen'", "'popupSeen'"),
  constant('key that an older site left', 'HERO_LEGACY_KEY', "'homepage-transformed'", "'homepage'"),
  constant('popup after 6 s', 'POPUP_DELAY_MS', '6000', '5000'),
  constant('hero locked for 3.2 s', 'HERO_LOCK_MS', '3200', '2200'),
  constant('hero of 400 px', 'HERO_HEIGHT_PX', '400', '420'),
  constant('testimonials every 7 s', 'TESTIMONIAL_INTERVAL_MS', '7000', '6000'),
  constant('fade of 1 s', 'TESTIMONIAL_FADE_MS', '1000', '500'),
  constant('logo loop of 30 s', 'LOGO_LOOP_MS', '30_000', '20_000'),
  constant('logo cells of 240 px', 'LOGO_CELL_PX', '240', '220'),
  constant('logo list and two copies', 'LOGO_LISTS', '3', '2'),
  constant('stagger of 100 ms', 'CARD_DELAY_STEP_MS', '100', '80'),
  constant('third parties after 500 ms', 'EMBED_DELAY_MS', '500', '400'),
  constant('retry every 200 ms', 'EMBED_RETRY_MS', '200', '300'),
  constant('20 tries', 'EMBED_MAX_TRIES', '20', '10'),
  constant('dialog 800 px wide', 'DIALOG_WIDTH_PX', '800', '780'),
  constant('dialog 600 px high', 'DIALOG_HEIGHT_PX', '600', '640'),
  fault(
    'form of a flyer by path',
    'src/lib/flyer-form.ts',
    "['training', 'dlg_f10']",
    "['training', 'dlg_f9']",
    'tests/unit/lib/flyer-form.test.ts',
    '/training has the form dlg_f10',
  ),
  fault(
    'a form of its own for a service outside the table',
    'src/lib/flyer-form.ts',
    '?? dialogId ?? DEFAULT_FORM',
    '?? DEFAULT_FORM',
    'tests/unit/lib/flyer-form.test.ts',
    'has the form of its own file',
  ),
  fault(
    'closed list of dialog ids',
    'src/config/dialog-ids.ts',
    "'dlg_f10'] as const",
    "'dlg_f10', 'dlg_f11'] as const",
    SPECIFICATION,
    'are those of the specification',
  ),
  fault(
    'a case shows with any chosen topic',
    'src/lib/topic-filter.ts',
    'chosen.some((topic)',
    'chosen.every((topic)',
    'tests/unit/lib/topic-filter.test.ts',
    '',
  ),
  fault(
    'a long paper takes the case’s place',
    'src/lib/hosted-form.ts',
    'paper?.id ?? slug',
    'slug ?? paper?.id',
    'tests/unit/lib/hosted-form.test.ts',
    'offers the long paper’s file',
  ),
  fault('nineteen redirects', 'src/content/redirects.yaml', '/blogs: /case-studies\n', '', ...CHECKED),
  fault('fourteen clients', 'src/content/clients.yaml', 'name: Qantas', 'name: Quantas', ...CHECKED),
  fault('eight topics', 'src/content/topics.yaml', 'label: Simulation', 'label: Simulations', ...CHECKED),
  fault('ten services on their list', 'src/content/pages/all-our-services.mdx', '  - inspections\n', '', ...CHECKED),
  fault('menu button', 'src/content/settings/interface.yaml', 'openMenu: Open menu', 'openMenu: Menu', ...CHECKED),
  fault('words of the PDF viewer', 'src/content/settings/interface.yaml', 'PDF Viewer Unavailable', 'No PDF viewer', ...CHECKED),
  fault('page not found', 'src/content/pages/404.mdx', 'Oops! Page not found', 'Page not found', ...CHECKED),
  fault('headline of the popup', 'src/content/settings/promotion.yaml', '2030', '2031', ...CHECKED),
];

/** Faults that only the built site shows. */
export const AFTER_BUILD: readonly Planted[] = [
  fault(
    'redirects are permanent',
    'src/integrations/headers.ts',
    'status: 301 }',
    'status: 302 }',
    'tests/build/routes.test.ts',
    'are rules of the host, as 301',
  ),
  fault(
    'redirects replace the history entry',
    'src/pages/[...redirect].astro',
    'location.replace(document',
    'location.assign(document',
    'tests/build/routes.test.ts',
    'have a page each that replaces the history entry',
  ),
  fault(
    'one h1',
    'src/components/Banner.astro',
    '<h1 id="title" set:html={typeset(title)} />',
    '<h2 id="title" set:html={typeset(title)} />',
    'tests/build/pages.test.ts',
    'of the first level on every page',
  ),
  fault(
    'named breadcrumb',
    'src/components/Banner.astro',
    ' aria-label={breadcrumbsLabel}',
    '',
    'tests/build/pages.test.ts',
    'are on every navigation',
  ),
  fault(
    'every file to download is there',
    'src/config/stand-ins.ts',
    'caseSlug}.pdf`',
    'caseSlug}-paper.pdf`',
    'tests/build/pages.test.ts',
    'within the site lead to an existing page or file',
  ),
  fault(
    'strict policy',
    'src/lib/policy.ts',
    "['base-uri', \"'none'\"]",
    "['base-uri', \"'self'\"]",
    'tests/build/security.test.ts',
    'precedes everything it applies to, is strict',
  ),
  fault(
    'bar of 80 px',
    'src/styles/tokens.css',
    '--bar: 5rem;',
    '--bar: 4.5rem;',
    'tests/e2e/navigation.spec.ts',
    'is 80 px high, stays at the top',
  ),
  fault(
    'menu closes when a link is chosen',
    'src/islands/elements/site-menu.ts',
    "target.closest('a')) this.close();",
    "target.closest('b')) this.close();",
    'tests/e2e/navigation.spec.ts',
    'closes as soon as a link is clicked',
  ),
  fault(
    'pages start at the top',
    'src/islands/boot/page-start.ts',
    "history.scrollRestoration = 'manual';",
    '',
    'tests/e2e/navigation.spec.ts',
    'is the top after a link, Back and a reload',
  ),
  fault(
    'the older site’s item is removed',
    'src/islands/boot/page-start.ts',
    'safeStore(() => localStorage).remove(HERO_LEGACY_KEY);',
    'safeStore(() => localStorage).get(HERO_LEGACY_KEY);',
    'tests/e2e/hero.spec.ts',
    'what an older site stored is removed on load',
  ),
  fault(
    'stagger after 100 ms',
    'src/sections/CaseGrid.astro',
    'CARD_DELAY_BASE_MS + turn(',
    'turn(',
    'tests/e2e/case-filter.spec.ts',
    'card n fades in 100 ms',
  ),
  fault(
    'Clear filters empties the list',
    'src/islands/CaseFilter.tsx',
    '(before.length > 0 ? [] : before)',
    '(before.length > 0 ? before.slice(1) : before)',
    'tests/e2e/case-filter.spec.ts',
    'Clear filters shows how many topics are chosen',
  ),
  fault(
    'three columns of cases',
    'src/sections/CaseGrid.astro',
    'lg:grid-cols-3',
    'lg:grid-cols-2',
    'tests/e2e/case-filter.spec.ts',
    'the grid has 3 column',
  ),
  fault(
    'dialog box of 800 × 600',
    'src/islands/FormDialog.tsx',
    'px, 90vw)',
    'px, 60vw)',
    'tests/e2e/form-dialogs.spec.ts',
    'the dialog is modal, 800',
  ),
  fault(
    'the fade is even',
    'src/islands/cross-fade.ts',
    'arriving.animate({ opacity: [0, 1] }',
    'arriving.animate({ opacity: [0, 1, 1] }',
    'tests/e2e/testimonials.spec.ts',
    'slides cross-fade in place',
  ),
  fault(
    'the popup is marked as seen',
    'src/islands/Popup.tsx',
    ".set(POPUP_SEEN_KEY, 'true')",
    ".set(POPUP_SEEN_KEY, 'false')",
    'tests/e2e/popup.spec.ts',
    'by Continue browsing through services',
  ),
  fault(
    'an embed is taken out on leaving',
    'src/islands/elements/embed.ts',
    "if (type === 'pagehide') this.#leave();",
    "if (type === 'pagehide') this.#show('idle');",
    'tests/e2e/embeds.spec.ts',
    'a page that is left while it waits logs no warning afterwards',
  ),
  fault(
    'a decline is stored',
    'src/islands/boot/consent-watch.ts',
    "=== 'true' ? 'true' : 'false');",
    "=== 'true' ? 'true' : 'true');",
    'tests/e2e/cookies.spec.ts',
    'stores false, loads nothing and hides the banner for good',
  ),
];

/**
 * The text of each file with all faults of a group in it.
 * @throws if a file no longer contains the text that a fault replaces
 */
export function plant(faults: readonly Planted[]): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const { rule, file, right, wrong } of faults) {
    const text = changes[file] ?? fs.readFileSync(file, 'utf8');
    if (!text.includes(right)) throw new Error(`"${rule}" cannot be planted: ${file} no longer holds ${JSON.stringify(right)}.`);
    changes[file] = text.replace(right, () => wrong);
  }
  return changes;
}
