import { z } from 'zod';
import { dialled } from '../../lib/dialled.ts';
import { email, line, sample, settingsFile, webAddress } from '../fields.ts';

/** “+31” and nine digits. */
const DUTCH_LENGTH = 12;
const DUTCH_CODE = /^[1-9]\d{3} [A-Z]{2}$/;
/** A telephone number as printed. */
const telephone = z.strictObject({
  display: line('Number as printed, with its country code', 24)
    .regex(/^\+[1-9](?: ?(?:\(0\)|\d)){6,17}$/, {
      error:
        'a telephone number with its country code, in digits and spaces, such as +31 70 123 45 67',
      abort: true,
    })
    .refine(
      (printed) => !dialled(printed).startsWith('+31') || dialled(printed).length === DUTCH_LENGTH,
      'a number in the Netherlands with nine digits after +31',
    ),
  sample,
});
/** Adds the number that a telephone dials. */
const dial = <Printed extends { display: string }>(printed: Printed) => ({
  ...printed,
  number: dialled(printed.display),
});

/** The English name of a country, the last line of an address. */
const countryOf = (code: string) => (/^[A-Z]{2}$/.test(code) ? COUNTRIES.of(code) : undefined);
const COUNTRIES = new Intl.DisplayNames('en-GB', { type: 'region', fallback: 'none' });

export const companySchema = settingsFile('company', {
  sample,
  name: line('Name of the firm', 40),
  shortName: line('Short name: wordmark, "<short name> Approach"', 24),
  legalName: line('Name in the footer and the structured data', 80),
  tagline: line('What the firm is, in a few words', 60),
  description: line('What the firm does, for search engines and feeds', 220, 60),
  site: webAddress('Address of the live site').refine(
    (url) => !URL.canParse(url) || url === new URL(url).origin,
    'only the host, with nothing after it, such as https://example.com',
  ),
  founded: z.int().min(1900).max(2100).describe('Year of foundation'),
  record: z
    .strictObject({
      machines: z.int().min(1).describe('Machines examined since the firm was founded'),
      countries: z.int().min(1).describe('Countries they are in'),
      sample,
    })
    .describe('What the firm has seen, shown on the home page'),
  rates: z
    .strictObject({
      senior: z.int().min(100).describe('A day of a senior or lead engineer, in euros without VAT'),
      principal: z
        .int()
        .min(100)
        .describe('A day of a principal engineer or director, in euros without VAT'),
      sample,
    })
    .describe(
      'Day rates; How We Work prints them, and the price of each service follows from them and its days',
    ),
  address: z
    .strictObject({
      street: line('Street and number', 60),
      postalCode: line('Postal code', 12),
      city: line('City', 40),
      countryCode: z
        .string()
        .refine(
          (code) => countryOf(code) !== undefined,
          'a two-letter country code, such as NL or GB',
        )
        .describe('Country, by its two-letter code (ISO 3166); the site prints its name'),
      sample,
    })
    .refine(({ countryCode, postalCode }) => countryCode !== 'NL' || DUTCH_CODE.test(postalCode), {
      path: ['postalCode'],
      error: 'a Dutch postal code, such as 2500 XX',
    })
    .transform((address) => ({
      ...address,
      country: countryOf(address.countryCode) ?? address.countryCode,
    })),
  phone: telephone.transform(dial),
  hours: line('Office hours, with the place', 80),
  outOfHours: telephone
    .extend({ text: line('When it is answered, and for what', 240, 30) })
    .transform(dial)
    .describe(
      'The line for machines that are down outside office hours; every page shows this one',
    ),
  email: z.strictObject({
    address: email.describe('Where visitors write'),
    sample,
  }),
  security: email.describe('Where security findings are reported (security.txt)'),
  network: z.strictObject({
    name: line('Name of the professional network', 24),
    url: webAddress('Page of the firm there'),
    sample,
  }),
});
