import { z } from 'zod';
import { line, path, settingsFile } from '../fields.ts';

const entry = z.strictObject({
  name: line('Text of the link', 32),
  route: path('Address it leads to'),
});

export const navigationSchema = settingsFile('navigation', {
  services: z.array(entry).min(1).describe('Links under Services'),
  links: z.array(entry).min(1).describe('Links beside it'),
  footer: z.array(entry).min(1).describe('Links in the footer'),
});
