import type { ServiceData } from '../schemas/service.ts';
import type { SettingsOf } from '../schemas/settings.ts';
import { fill } from './fill.ts';

/** What a day of an engineer costs, in euros: the lower rate and the higher one. */
interface DayRates {
  senior: number;
  principal: number;
}

/** How many engineers of a team are charged at each rate. */
interface Team {
  senior: number;
  principal: number;
}

/** What is charged: days, from the fewest to the most, at the mean rate of the usual team. */
interface Charged {
  team: Team;
  /** Where there are several, each says what it is the price of */
  prices: readonly Priced[];
}

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
 * What is charged for one of the purposes that prices are for.
 * @param from where the purpose stands, for the message
 * @throws if there are several prices, and none of them is for it
 */
export function chargedFor(charged: Charged, purpose: string | undefined, from: string): Charged {
  if (charged.prices.length === 1) return charged;
  const prices = charged.prices.filter((price) => price.for === purpose);
  if (prices.length > 0) return { ...charged, prices };
  const known = charged.prices.map((price) => `"${price.for}"`).join(' or ');
  throw new Error(`${from}: the service has several prices, so “for:” must be ${known}.`);
}

/**
 * What the work of a service costs, in whole thousands.
 * @param labels its words, with the gaps {from}, {to} and {rate}
 */
export function priceText(
  { team, prices }: Charged,
  rates: DayRates,
  labels: { priceRange: string; priceNote: string },
) {
  const rate = meanRate(team, rates);
  const ranges = prices.map((price) => withPurpose(euroRange(price, rate, labels), price));
  return `${ranges.join('; ')}, ${fill(labels.priceNote, { rate: euros(rate) })}`;
}

interface RequisitionLine {
  key: 'effort' | 'price' | 'receive' | 'unless';
  label: string;
  value: string;
}

/** What a requisition for the work of a service says, as its page and its flyer list it. */
export function requisitionLines(
  requisition: NonNullable<ServiceData['requisition']>,
  rates: DayRates,
  labels: SettingsOf<'interface'>['service'],
): RequisitionLine[] {
  const { effort, receive, unless } = requisition;
  const lines: RequisitionLine[] = [
    { key: 'effort', label: labels.effort, value: effort },
    { key: 'price', label: labels.price, value: priceText(requisition, rates, labels) },
    { key: 'receive', label: labels.receive, value: receive },
  ];
  if (unless) lines.push({ key: 'unless', label: labels.unless, value: unless });
  return lines;
}

/**
 * The days of a service with what they cost, each on its own.
 * @param labels its words, with the gaps {from}, {to} and {days}
 */
export function daysAndPrices(
  { team, prices }: Charged,
  rates: DayRates,
  labels: { priceRange: string; days: string },
) {
  const rate = meanRate(team, rates);
  return prices.map((price) => {
    const days = fill(labels.days, { days: range(...price.days, labels) });
    return withPurpose(`${days}, ${euroRange(price, rate, labels)}`, price);
  });
}

/** Euros a day, where each of a team works as many days as the others. */
function meanRate(team: Team, rates: DayRates) {
  const ofAll = team.senior * rates.senior + team.principal * rates.principal;
  return Math.round(ofAll / (team.senior + team.principal));
}

type RangeLabel = { priceRange: string };

const euroRange = ({ days: [fewest, most] }: Priced, rate: number, labels: RangeLabel) =>
  range(inThousands(fewest * rate), inThousands(most * rate), labels);

const range = (from: string | number, to: string | number, { priceRange }: RangeLabel) =>
  from === to ? `${from}` : fill(priceRange, { from, to });

const withPurpose = (text: string, { for: purpose }: Priced) =>
  purpose ? `${text} ${purpose}` : text;

const euros = (amount: number) => `€${amount.toLocaleString('en-GB')}`;
const inThousands = (amount: number) => euros(Math.round(amount / 1000) * 1000);
