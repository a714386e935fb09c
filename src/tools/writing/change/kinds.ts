import { MACHINES } from '../../../config/machines.ts';
import { monthAndYear } from '../../../lib/diary.ts';
import type { CollectionName } from '../../../schemas/collections.ts';
import { type Content, idsOf } from '../model/content.ts';
import { field } from '../model/entry.ts';
import { gap } from './template.ts';

/** A choice that a new entry needs from the writer. */
export interface Question {
  flag: 'services' | 'tags' | 'machines' | 'icon' | 'case' | 'person';
  asks: string;
  choices: (content: Content) => readonly string[];
  /** How many of the choices it takes. */
  most: number;
}

export type Answers = Partial<Record<Question['flag'], string[]>>;

interface Given {
  title: string;
  slug: string;
  content: Content;
  answers: Answers;
}

/** What a writer can create. */
interface Kind {
  collection: CollectionName;
  questions?: Question[];
  /** What the schema can't supply. */
  values: (given: Given) => Record<string, unknown>;
  /** Optional fields that most entries have: the template names them in a comment. */
  offers?: string[];
  body?: string;
  /** What is left to do, besides filling in. */
  next?: (slug: string) => string;
}

const among = (name: CollectionName) => (content: Content) => idsOf(content, name);
const machines: Question = {
  flag: 'machines',
  asks: 'Which kinds of machine?',
  choices: () => MACHINES,
  most: 3,
};

/** Numbers and months can't be marked, so the words beside them mark them as made up. */
const figure = () => ({
  type: 'pareto',
  title: gap(8),
  caption: gap(40),
  alt: gap(40),
  unit: '[fill]',
  period: gap(),
  items: [3, 2, 1].map((value, i) => ({ label: `[fill, and its value] ${i + 1}`, value })),
  marked: 1,
});

const sections = (...titles: string[]) =>
  titles.map((title) => `## ${title}\n\n${gap()}\n`).join('\n');

export const KINDS: Record<string, Kind> = {
  case: {
    collection: 'cases',
    questions: [
      {
        flag: 'services',
        asks: 'Which services does it belong to?',
        choices: among('services'),
        most: 3,
      },
      { flag: 'tags', asks: 'Which topics?', choices: among('topics'), most: 5 },
      machines,
    ],
    values: ({ title, content, answers }) => {
      const row = (back: number, kind: string) => ({
        on: monthBefore(content.today, back),
        kind,
        text: '[fill, and its month]',
      });
      return {
        id: nextNumber(content, 'cases', 'id'),
        title,
        ...answers,
        plate: Object.fromEntries(
          ['Machine', 'Site', 'Method', 'Result'].map((label) => [label, gap()]),
        ),
        diary: [
          row(12, 'before'),
          row(9, 'call'),
          row(6, 'measurement'),
          row(3, 'work'),
          row(0, 'outcome'),
        ],
        figure: figure(),
      };
    },
    offers: ['author', 'reviewer', 'industry', 'model'],
    body: sections('What was found', 'What was measured', 'What changed'),
  },
  service: {
    collection: 'services',
    questions: [
      {
        flag: 'icon',
        asks: 'Is it for operations or for projects?',
        choices: () => ['operations', 'projects'],
        most: 1,
      },
      {
        flag: 'case',
        asks: 'Which case should a visitor read next?',
        choices: among('cases'),
        most: 1,
      },
      { flag: 'person', asks: 'Who answers visitors?', choices: among('team'), most: 1 },
      machines,
    ],
    values: ({ title, answers }) => ({
      title,
      icon: answers.icon?.[0],
      banner: { lead: gap(20) },
      useCase: `Client Problem\n\n${gap()}\n\nApproach\n\n${gap()}\n\nIntervention Outcome\n\n${gap()}\n`,
      case: answers.case?.[0],
      machines: answers.machines,
      contact: { person: answers.person?.[0], role: gap() },
      figure: figure(),
    }),
    body: sections('What we do', 'Why', 'How'),
  },
  person: {
    collection: 'team',
    values: ({ title, content }) => ({ name: title, order: nextNumber(content, 'team', 'order') }),
    offers: ['email', 'linkedin', 'profileImage', 'drawing'],
    body: `${gap()}\n`,
  },
  paper: {
    collection: 'papers',
    values: ({ title, content }) => ({
      title,
      number: `WP-${String(nextNumber(content, 'papers', 'number')).padStart(2, '0')}`,
      revision: `Revision 1, ${monthAndYear(content.today)}`,
      figures: { causes: figure() },
    }),
    offers: ['author', 'reviewer', 'summary', 'references'],
    body: `## ${gap()}\n\n${gap()}\n\n<Figure id="causes" />\n\n<Case />\n`,
    next: (slug) => `Add it to its case, under whitePaper: “paper: ${slug}”`,
  },
  testimonial: { collection: 'testimonials', values: ({ slug }) => ({ id: slug }) },
  topic: {
    collection: 'topics',
    values: ({ title, slug }) => ({ id: slug, label: title }),
  },
  client: {
    collection: 'clients',
    values: ({ title, slug }) => ({ id: slug, name: title }),
    next: (slug) =>
      `The home page shows the name in type. Once the client has agreed, put its logo beside the others and add “logo: ./clients/${slug}.svg”`,
  },
};

export function answerProblem(
  { flag, choices, most }: Question,
  answers: readonly string[],
  content: Content,
): string | undefined {
  const known = choices(content);
  const unknown = answers.filter((answer) => !known.includes(answer));
  if (answers.length > 0 && answers.length <= most && unknown.length === 0) return undefined;
  const amount = most === 1 ? 'one' : `one to ${most}, joined by commas,`;
  return `--${flag} takes ${amount} of: ${known.join(', ')}.${unknown.length > 0 ? ` “${unknown.join('”, “')}” isn’t one of them.` : ''}`;
}

/** One more than the highest number of a collection; numbers such as "WP-12" count too. */
function nextNumber(content: Content, name: CollectionName, key: string): number {
  const numbers = (content.entries.get(name) ?? []).map(({ data }) =>
    Number(/\d+$/.exec(String(field(data, key)))?.[0] ?? 0),
  );
  return Math.max(0, ...numbers) + 1;
}

/** A month before a day such as "2026-12-01", as "2026-03". */
function monthBefore(day: string, back: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - back);
  return date.toISOString().slice(0, 7);
}
