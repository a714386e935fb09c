import { z } from 'zod';
import { line, lineWith, settingsFile, words } from '../fields.ts';

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }));
  } catch {
    return false;
  }
};

/** What a stand-in shows once the visitor has filled it in. */
const reply = words(
  {
    open: 'Button that opens the email in the visitor’s mail program',
    copy: 'Button that copies the text of the email',
    copied: 'The same button once the text is copied',
    notCopied: 'Shown if the browser doesn’t allow copying',
    paste: 'Body of an email whose text is too long for a link; the text has been copied',
    change: 'Button back to the form',
    mail: 'Name of the composed email, for screen readers',
  },
  120,
);

const field = (what: string) => line(`Label of ${what}`, 40);

/**
 * Texts of the stand-ins for third parties that aren't connected yet (src/stand-ins). None of them
 * is shown once they are.
 */
export const standInsSchema = settingsFile('stand-ins', {
  label: line('Label of everything that stands in for a third party', 24),
  failed: lineWith(
    'Shown where the prepared email could not be shown; {email} is the firm’s address',
    160,
    ['email'],
  ),
  reply,
  booking: z.strictObject({
    name: line('What the stand-in is called while it loads', 32),
    note: line('What it says of itself', 240),
    timeZone: z
      .string()
      .refine(isTimeZone, 'the name of a time zone, such as Europe/Amsterdam')
      .describe('Time zone of the office'),
    times: z
      .array(
        z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time in quotation marks, such as "09:30"'),
      )
      .min(1)
      .max(8)
      .describe('Times of day in the office at which a meeting can start'),
    days: z.int().min(5).max(28).describe('For how many days times are offered, including today'),
    noticeHours: z
      .int()
      .min(0)
      .max(96)
      .describe('How many hours ahead a meeting must be requested'),
    zone: lineWith(
      'Says in whose time the times are; {zone} is the visitor’s time zone, {city} the office',
      160,
      ['zone', 'city'],
    ),
    sameZone: lineWith(
      'The same for a visitor in the office’s own time; {city} is the office',
      160,
      ['city'],
    ),
    day: line('Heading of the days', 40),
    time: lineWith('Heading of the times; {date} is the chosen day', 60, ['date']),
    office: lineWith('The office’s time beside the visitor’s', 40, ['time', 'city']),
    person: field('the name field'),
    email: field('the email field'),
    topic: field('the field for what it is about'),
    submit: line('Button that prepares the email', 40),
    heading: lineWith('Heading of what was prepared; {date} and {time} are the visitor’s', 60, [
      'date',
      'time',
    ]),
    text: line('What to do with it', 320),
    subject: lineWith('Subject of the email', 100, ['date', 'time']),
    body: lineWith('Text of the email', 600, [
      'date',
      'time',
      'zone',
      'officeTime',
      'city',
      'person',
      'email',
      'topic',
    ]),
  }),
  form: z.strictObject({
    name: line('What the stand-in is called while it loads', 32),
    note: line('What it says of itself', 240),
    person: field('the name field'),
    company: field('the company field'),
    email: field('the email field'),
    machine: field('the list of machine types'),
    machines: z
      .array(line('Machine type', 40))
      .min(2)
      .max(12)
      .describe('Machine types to choose from; the first is preselected'),
    message: field('the message field'),
    submit: line('Button that prepares the email', 40),
    heading: line('Heading of what was prepared', 60),
    text: line('What to do with it', 320),
    subject: lineWith('Subject of the email', 100, ['person', 'company', 'machine']),
    body: lineWith('Text of the email', 600, ['person', 'company', 'email', 'machine', 'message']),
  }),
  hosted: z.strictObject({
    note: line('What a form page says of itself', 240),
    flyer: lineWith('Title of a flyer', 80, ['service']),
    paper: lineWith('Title of a white paper', 120, ['title']),
    newsletter: line('Title of the newsletter form', 80),
    default: line('Title of the form for a page the table does not know', 80),
    file: lineWith('Link to a document; {title} is its title', 160, ['title']),
    text: line('What a document form asks and why', 240),
    newsletterText: line('What the newsletter form asks and why', 240),
    defaultText: line('What the default form asks and why', 240),
    person: field('the name field'),
    company: field('the company field'),
    email: field('the email field'),
    submit: line('Button that prepares the email', 40),
    heading: line('Heading of what was prepared', 60),
    prepared: line('What to do with it', 320),
    write: line('Link that writes the email where scripts are switched off', 60),
    subject: lineWith('Subject of the email; {title} is the document’s or the newsletter’s', 140, [
      'title',
    ]),
    body: lineWith('Text of the email', 600, ['title', 'person', 'company', 'email']),
  }),
});

export type StandInsData = z.infer<typeof standInsSchema>;
