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
  { senior, principal }: DayRates,
  labels: { priceRange: string; priceNote: string },
) {
  const ranges = prices.map(({ days: [fewest, most], for: what }) => {
    const range = fill(labels.priceRange, {
      from: euros(inThousands(fewest * senior)),
      to: euros(inThousands(most * principal)),
    });
    return what ? `${range} ${what}` : range;
  });
  return `${ranges.join('; ')}, ${labels.priceNote}`;
}

const euros = (amount: number) => `€${amount.toLocaleString('en-GB')}`;
const inThousands = (amount: number) => Math.round(amount / 1000) * 1000;
