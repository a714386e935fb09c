import { fill } from './fill.ts';

/** What a day of an engineer costs, in euros: the lower rate and the higher one. */
interface DayRates {
  senior: number;
  principal: number;
}

/**
 * A number of engineer-days, from the fewest to the most, and what it is the price of where there
 * are several.
 */
interface Priced {
  days: readonly [number, number];
  for?: string | undefined;
}

/** Sections of facts with the rates filled into the gaps {senior} and {principal}. */
export function withRates<S extends { facts: { label: string; value: string }[] }>(
  sections: S[],
  { senior, principal }: DayRates,
): S[] {
  const written = { senior: euros(senior), principal: euros(principal) };
  return sections.map((section) => ({
    ...section,
    facts: section.facts.map((fact) => ({ ...fact, value: fill(fact.value, written) })),
  }));
}

/**
 * What the work of a service costs, in whole thousands: the fewest days at the lower rate, the most
 * at the higher one.
 * @param labels its words, with the gaps {from} and {to}
 */
export function priceText(
  prices: readonly Priced[],
  rates: DayRates,
  labels: { priceRange: string; priceNote: string },
) {
  const ranges = prices.map((price) => withPurpose(euroRange(price, rates, labels), price));
  return `${ranges.join('; ')}, ${labels.priceNote}`;
}

/**
 * The days of a service with what they cost, each on its own.
 * @param labels its words, with the gaps {from}, {to} and {days}
 */
export const daysAndPrices = (
  prices: readonly Priced[],
  rates: DayRates,
  labels: { priceRange: string; days: string },
) =>
  prices.map((price) => {
    const days = fill(labels.days, { days: dayRange(price, labels) });
    return withPurpose(`${days}, ${euroRange(price, rates, labels)}`, price);
  });

type RangeLabel = { priceRange: string };

function dayRange({ days: [fewest, most] }: Priced, { priceRange }: RangeLabel) {
  return fewest === most ? fewest : fill(priceRange, { from: fewest, to: most });
}

function euroRange(
  { days: [fewest, most] }: Priced,
  { senior, principal }: DayRates,
  { priceRange }: RangeLabel,
) {
  return fill(priceRange, {
    from: euros(inThousands(fewest * senior)),
    to: euros(inThousands(most * principal)),
  });
}

const withPurpose = (text: string, { for: purpose }: Priced) =>
  purpose ? `${text} ${purpose}` : text;

const euros = (amount: number) => `€${amount.toLocaleString('en-GB')}`;
const inThousands = (amount: number) => Math.round(amount / 1000) * 1000;
