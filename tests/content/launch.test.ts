import { describe, expect, test } from 'vitest';
import { DIALOG_IDS, FLYER_DIALOG_IDS, PAPER_DIALOG_IDS, QUALIFICATION_DIALOG_ID } from '../../src/config/dialog-ids.ts';
import { serviceRoute } from '../../src/config/routes.ts';
import { REDIRECTS } from '../../src/data/redirects.ts';
import { flyerForm } from '../../src/lib/flyer-form.ts';
import { wordCount } from '../../src/lib/words.ts';
import { shownEntries } from '../support/content.ts';
import { LAUNCH } from '../support/launch.ts';
import { none } from '../support/none.ts';

const services = shownEntries('services');
const cases = shownEntries('cases').sort((a, b) => a.data.id - b.data.id);
const launched = cases.slice(0, LAUNCH.subjects.length);
/** White papers of the launch cases. */
const papers = shownEntries('papers').filter(({ id }) => launched.some(({ data }) => String(data.whitePaper.paper) === id));
const listed = (id: string) => {
  const found = shownEntries('pages').find((entry) => entry.id === id);
  if (found?.data.kind !== 'list') throw new Error(`src/content/pages/${id}.mdx is no list page.`);
  return found.data.services as unknown as string[];
};
/** Which of the wanted are not there, as sentences. */
const lacking = (place: string, there: readonly string[], wanted: readonly string[]) =>
  wanted.filter((each) => !there.includes(each)).map((each) => `${place} lacks ${each}`);
const atLeast = (place: string, found: number, wanted: number) =>
  found < wanted ? [`${place}: ${found} found, the site opens with ${wanted}`] : [];

describe('the site has at least what it opens with', () => {
  test('the twelve cases, numbered by subject', () =>
    none(
      lacking(
        'src/content/cases',
        cases.map(({ data }) => `case ${data.id}, ${data.subject}`),
        LAUNCH.subjects.map((subject, at) => `case ${at + 1}, ${subject}`),
      ),
    ));

  test('the ten services', () =>
    none(
      lacking(
        'src/content/services',
        services.map(({ id }) => id),
        LAUNCH.services,
      ),
    ));

  test('8 services for operations, 6 for projects, 10 in all', () =>
    none(Object.entries(LAUNCH.cards).flatMap(([page, count]) => atLeast(`src/content/pages/${page}.mdx`, listed(page).length, count))));

  test('the fourteen clients, in the specification’s order', () => {
    const names = shownEntries('clients').map(({ data }) => data.name);
    none(lacking('src/content/clients.yaml', names, LAUNCH.clients));
    expect(names.filter((name) => (LAUNCH.clients as readonly string[]).includes(name))).toEqual(LAUNCH.clients);
  });

  test('the eight topics, each on at least two cases', () => {
    const topics = shownEntries('topics');
    none(
      lacking(
        'src/content/topics.yaml',
        topics.map(({ data }) => data.label),
        LAUNCH.topics,
      ),
    );
    const used = cases.flatMap(({ data }) => data.tags as unknown as string[]);
    const launch = topics.filter(({ data }) => (LAUNCH.topics as readonly string[]).includes(data.label));
    none(launch.flatMap(({ data }) => atLeast(`cases with the topic ${data.id}`, used.filter((tag) => tag === data.id).length, 2)));
  });

  test('a white paper for each case, with equations, figures, references, a worked example and the box with the case', () => {
    none(launched.filter(({ data }) => !data.whitePaper.paper).map(({ file }) => `${file} has no paper of its own`));
    const { words, results, equations, figures, references } = LAUNCH.paper;
    none(
      papers.flatMap(({ file, data, body }) => [
        ...atLeast(`${file}, words`, wordCount(body), words),
        ...atLeast(`${file}, results`, Object.keys(data.example.results).length, results),
        ...atLeast(`${file}, equations`, Object.keys(data.equations).length, equations),
        ...atLeast(`${file}, figures`, Object.keys(data.figures).length, figures),
        ...atLeast(`${file}, references`, data.references.length, references),
        ...(body.split('<Case />').length === 2 ? [] : [`${file} does not hold <Case /> once`]),
      ]),
    );
  });

  test('four testimonials; ten people, two of them with an Email link', () => {
    const team = shownEntries('team');
    none([
      ...atLeast('src/content/testimonials.yaml', shownEntries('testimonials').length, LAUNCH.testimonials),
      ...atLeast('src/content/team', team.length, LAUNCH.people),
      ...atLeast('src/content/team, people with email', team.filter(({ data }) => data.email).length, LAUNCH.peopleWithEmail),
    ]);
  });

  test('the nineteen redirects', () => {
    const lines = (table: Record<string, string>) => Object.entries(table).map(([from, to]) => `${from} to ${to}`);
    expect(lines(LAUNCH.redirects)).toHaveLength(19);
    none(lacking('The redirects', lines(REDIRECTS), lines(LAUNCH.redirects)));
  });

  test('what is missing is said by name', () => {
    expect(lacking('src/content/services', ['inspections'], ['inspections', 'training'])).toEqual(['src/content/services lacks training']);
    expect(atLeast('src/content/team', 9, 10)).toEqual(['src/content/team: 9 found, the site opens with 10']);
    expect(atLeast('src/content/team', 11, 10)).toHaveLength(0);
  });
});

describe('every service', () => {
  test('is on the list of all services, once', () => {
    const all = listed('all-our-services');
    none(
      lacking(
        'src/content/pages/all-our-services.mdx',
        all,
        services.map(({ id }) => id),
      ),
    );
    none(all.filter((id, at) => all.indexOf(id) !== at).map((id) => `src/content/pages/all-our-services.mdx lists ${id} twice`));
  });

  /** A key that the service's page would never use. */
  const unused = (id: string, dialogId: (typeof FLYER_DIALOG_IDS)[number]) => {
    const form = flyerForm(serviceRoute(id), dialogId);
    return form === dialogId
      ? []
      : [`src/content/services/${id}.mdx: dialogId is ${dialogId}, but the specification gives ${serviceRoute(id)} the form ${form}`];
  };
  test('names the form that its flyer opens', () => {
    none(services.flatMap(({ id, data: { download } }) => (download.kind === 'flyer' ? unused(id, download.dialogId) : [])));
    expect(unused('training', 'dlg_f1')).toHaveLength(1);
  });
});

describe('the dialog ids', () => {
  test('are those of the specification', () => {
    const flyers = ['f1', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'];
    const papers = ['wp3', 'wp4', 'wp5', 'wp6'];
    expect([...DIALOG_IDS]).toEqual([...flyers, ...papers, 'tech_qual'].map((key) => `dlg_${key}`));
  });

  test('of the launch cases: one the qualification’s, four the papers’, the others their service’s flyer’s', () => {
    const ids = launched.map(({ data }) => data.whitePaper.dialogId);
    expect(ids.at(-1)).toBe(QUALIFICATION_DIALOG_ID);
    expect(ids.filter((id) => (PAPER_DIALOG_IDS as readonly string[]).includes(id)).sort()).toEqual([...PAPER_DIALOG_IDS]);
    const flyerKey = (id: string) => {
      const download = services.find((service) => service.id === id)?.data.download;
      return download?.kind === 'flyer' ? download.dialogId : undefined;
    };
    for (const { data, file } of launched) {
      const { dialogId } = data.whitePaper;
      if (!(FLYER_DIALOG_IDS as readonly string[]).includes(dialogId)) continue;
      expect((data.services as unknown as string[]).map(flyerKey), file).toContain(dialogId);
    }
  });

  test('of the launch services’ flyers differ; the novel-technology page has a white paper instead', () => {
    const keys = services
      .filter(({ id }) => (LAUNCH.services as readonly string[]).includes(id))
      .flatMap(({ data: { download } }) => (download.kind === 'flyer' ? [download.dialogId] : []));
    expect(keys.sort()).toEqual([...FLYER_DIALOG_IDS].sort());
    expect(services.find(({ id }) => id === 'novel-technology-de-risking')?.data.download.kind).toBe('white-paper');
  });
});
