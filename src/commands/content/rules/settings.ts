import { type Content, type Entry, field } from '../model.ts';
import { atField, type Found, type Rule } from '../rule.ts';

export const rules: Rule[] = [
  { id: 'phone', severity: 'error', finds: 'a printed telephone number that is not the one dialled', check: phones },
];

const settings = (content: Content, kind: string): Entry | undefined =>
  (content.entries.get('settings') ?? []).find(({ data }) => field(data, 'kind') === kind);

function phones(content: Content): Found[] {
  const company = settings(content, 'company');
  const display = field(company?.data, 'phone', 'display');
  const number = field(company?.data, 'phone', 'number');
  const found: Found[] = [];
  if (company && typeof display === 'string' && typeof number === 'string') {
    const printed = digitsOf(display);
    if (/[^\d+()\s./–-]/.test(display))
      found.push(
        atField(
          company,
          ['phone', 'display'],
          `"${display}" holds a character that no telephone number has.`,
          'Write digits, spaces and a leading +.',
        ),
      );
    else if (printed !== number.replace(/\D/g, ''))
      found.push(
        atField(
          company,
          ['phone', 'display'],
          `The number printed (${display}) is not the one dialled (${number}).`,
          `Write the same digits in both: number: "+${printed}", or mend the printed one.`,
        ),
      );
  }
  const contacts = (content.entries.get('services') ?? []).flatMap((entry) => {
    const phone = field(entry.data, 'contact', 'phone');
    return typeof phone !== 'string' || (/^\+[\d\s()./–-]+$/.test(phone) && /^\d{7,15}$/.test(digitsOf(phone)))
      ? []
      : [
          atField(
            entry,
            ['contact', 'phone'],
            `"${phone}" is no telephone number.`,
            'Write it with its country code, such as +31 70 123 45 67.',
          ),
        ];
  });
  return [...found, ...contacts];
}

/** Digits that are dialled: the (0) of "+31 (0)70" is not. */
const digitsOf = (text: string) => text.replace(/\(0\)/g, '').replace(/\D/g, '');
