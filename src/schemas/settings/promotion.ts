import { z } from 'zod';
import { line, path, settingsFile } from '../fields.ts';

const action = z.strictObject({
  label: line('Text of the button', 48),
  route: path('Address it leads to'),
});

export const promotionSchema = settingsFile('promotion', {
  pages: z.array(path('Address of a page')).min(1).describe('Pages on which the popup may open'),
  headline: line('Headline of the popup', 90),
  text: line('A sentence or two under it', 320),
  paper: action.describe('The button to the white paper'),
  service: action.describe('The button to the service'),
  dismiss: line('The button that closes it', 48),
});
