import { describe, expect, test } from 'vitest';
import { WORDS } from '../../src/config/constants.ts';
import { DIALOG_IDS, FLYER_DIALOG_IDS, PAPER_DIALOG_IDS, QUALIFICATION_DIALOG_ID } from '../../src/config/dialog-ids.ts';
import { countWords } from '../../src/lib/words.ts';
import { CLIENTS } from '../support/clients.ts';
import { type Words, wordsOf } from '../support/content.ts';

const services = wordsOf('services');
const cases = wordsOf('cases').sort((a, b) => a.data.id - b.data.id);
const team = wordsOf('team').sort((a, b) => a.data.order - b.data.order);
const page = (id: string) => {
  const found = wordsOf('pages').find((entry) => entry.id === id);
  if (found?.data.kind !== 'list') throw new Error(`${id} is no list page`);
  return found.data.services as unknown as string[];
};

describe('the specification’s numbers', () => {
  test('10 services, 12 cases, 10 people, 4 testimonials, 14 clients, 8 topics', () => {
    expect([services, cases, team, wordsOf('testimonials'), wordsOf('clients'), wordsOf('topics')].map((list) => list.length)).toEqual([
      10, 12, 10, 4, 14, 8,
    ]);
  });

  test('8 services for operations, 6 for projects, all 10 once', () => {
    expect([page('support-to-operations').length, page('support-to-projects').length]).toEqual([8, 6]);
    expect([...page('all-our-services')].sort()).toEqual(services.map(({ id }) => id).sort());
  });

  test('the addresses of the ten services', () => {
    expect(services.map(({ id }) => id)).toEqual([
      'assessing-equipment-performance',
      'assistance-and-on-site-support',
      'equipment-reliability',
      'future-scenarios-assessment',
      'independent-assessments',
      'inspections',
      'maintenance-improvement',
      'novel-technology-de-risking',
      'project-support-and-equipment-selection',
      'training',
    ]);
  });

  test('the fourteen clients, by name', () => {
    expect(wordsOf('clients').map(({ data }) => data.name)).toEqual(CLIENTS);
  });

  test('the eight topics, by name', () => {
    expect(wordsOf('topics').map(({ data }) => data.label)).toEqual([
      'Project',
      'Operating plant',
      'Compressors',
      'Gas Turbines',
      'Independent Assessments',
      'Reliability',
      'RCA',
      'Simulation',
    ]);
  });

  test('two people have an Email link', () => {
    expect(team.filter(({ data }) => data.email)).toHaveLength(2);
  });
});

describe('the cases', () => {
  test('are numbered 1 to 12 on the twelve subjects', () => {
    expect(cases.map(({ data }) => `${data.id} ${data.subject}`)).toEqual([
      '1 Bad actor removals',
      '2 Emissions reduction',
      '3 Predictive maintenance health check',
      '4 Remote health check',
      '5 Gas turbine selection',
      '6 Gas turbine restoration',
      '7 Bearing failure analysis',
      '8 Equipment life review',
      '9 LM2500 reliability',
      '10 High-H2S compressor selection',
      '11 Gas lift compressor recovery',
      '12 Structured technology qualification',
    ]);
  });

  test('bear dialog ids of the closed list: one the qualification’s, four the papers’, the others their service’s flyer’s', () => {
    const ids = cases.map(({ data }) => data.whitePaper.dialogId);
    expect(ids[11]).toBe(QUALIFICATION_DIALOG_ID);
    expect(ids.filter((id) => (PAPER_DIALOG_IDS as readonly string[]).includes(id)).sort()).toEqual([...PAPER_DIALOG_IDS]);
    const flyerOf = (id: string) => {
      const download = services.find((service) => service.id === id)?.data.download;
      return download?.kind === 'flyer' ? download.dialogId : undefined;
    };
    for (const { data, file } of cases) {
      const { dialogId } = data.whitePaper;
      if (!(FLYER_DIALOG_IDS as readonly string[]).includes(dialogId)) continue;
      expect((data.services as unknown as string[]).map(flyerOf), file).toContain(dialogId);
    }
  });

  test('use each topic at least twice', () => {
    const used = cases.flatMap(({ data }) => data.tags as unknown as string[]);
    for (const { data } of wordsOf('topics')) expect(used.filter((tag) => tag === data.id).length, data.id).toBeGreaterThanOrEqual(2);
  });
});

describe('the flyers', () => {
  test('take their ids in the order of the service list; the novel-technology page has a white paper instead', () => {
    const download = (id: string) => services.find((service) => service.id === id)?.data.download;
    const order = page('all-our-services').filter((id) => id !== 'novel-technology-de-risking');
    expect(order.map((id) => (download(id)?.kind === 'flyer' ? (download(id) as { dialogId: string }).dialogId : undefined))).toEqual([
      ...FLYER_DIALOG_IDS,
    ]);
    expect(download('novel-technology-de-risking')?.kind).toBe('white-paper');
  });

  test('ids are those of the specification', () => {
    expect([...DIALOG_IDS].sort()).toEqual(
      [
        'dlg_f1',
        'dlg_f3',
        'dlg_f4',
        'dlg_f5',
        'dlg_f6',
        'dlg_f7',
        'dlg_f8',
        'dlg_f9',
        'dlg_f10',
        'dlg_wp3',
        'dlg_wp4',
        'dlg_wp5',
        'dlg_wp6',
        'dlg_tech_qual',
      ].sort(),
    );
  });
});

describe('lengths', () => {
  /** Files whose words are too few or too many. */
  const outside = (words: { file: string; count: number }[], { min, max }: { min: number; max: number }) =>
    words.filter(({ count }) => count < min || count > max).map(({ file, count }) => `${file}: ${count} words`);
  const body = ({ file, body: text }: Words<'cases' | 'team'>) => ({ file, count: countWords(text) });

  test('350 to 700 words on a service page', () => {
    const count = ({ file, data, body: text }: Words<'services'>) => ({
      file,
      count: countWords([text, data.banner.lead, data.transformation, data.controllingIdea, data.useCase].join('\n')),
    });
    expect(outside(services.map(count), WORDS.service)).toEqual([]);
  });

  test('400 to 800 words in a case', () => expect(outside(cases.map(body), WORDS.case)).toEqual([]));
  test('50 to 90 words in a bio', () => expect(outside(team.map(body), WORDS.bio)).toEqual([]));
  test('a text that is too short is found', () => {
    expect(outside([{ file: 'x.mdx', count: 49 }], WORDS.bio)).toEqual(['x.mdx: 49 words']);
  });
});
