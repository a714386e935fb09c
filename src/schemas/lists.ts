import { z } from 'zod';
import { key, line, publishing, type SchemaContext } from './fields.ts';

const id = key('Key').describe('Key, unique in this file');

/** src/content/testimonials.yaml */
export const testimonialSchema = () =>
  z.strictObject({
    id,
    quote: line('What was said', 320, 60),
    title: line('Role of the person', 64),
    company: line('Kind of company, never a name unless it has agreed', 64),
    country: line('Country', 32),
    ...publishing,
  });

/** src/content/clients.yaml */
export const clientSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    id,
    name: line('Name of the client', 40),
    logo: image()
      .optional()
      .describe(
        'SVG in src/content/clients, such as ./clients/shell.svg, once the client has agreed to its use; until then the name is shown as text',
      ),
    ...publishing,
  });

/** src/content/literature.yaml: what papers cite, each listed once for all papers. */
export const literatureSchema = () =>
  z.strictObject({
    id: line('Short form used in the text, such as "DNV-RP-A203" or "Kurz 2001"', 32),
    title: line('Full title, publisher, year', 300),
  });

/** src/content/topics.yaml */
export const topicSchema = () =>
  z.strictObject({ id, label: line('Name of the topic', 28), ...publishing });
