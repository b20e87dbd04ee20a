import type { CostItem, CostLine, TripNights } from '@travesia/contracts/estimates';
import { convertMoney, type Money, type Rate, sumMoney } from '@travesia/contracts/kit';
import type { PackageDetail } from '@travesia/contracts/packages';
import type { Assumptions } from '../../../data/estimates/schema.ts';
import { extrasOf, heldBy } from './offer.rules.ts';
import { type Cents, NOTHING_HELD, reserveLine, travelLines, type TravelLine } from './travel-lines.rules.ts';

/** A line in the currencies in which its amount is known. */
export interface CountedLine extends Pick<CostLine, 'item' | 'trip' | 'quantity' | 'unit' | 'included'> {
  low: Money;
  high: Money;
}

export interface CostFacts {
  trips: readonly TripNights[];
  people: number;
  distanceKm: number;
  room: Cents;
  meals: Cents;
  risk: keyof Assumptions['tests'];
  /** By trip, starting at 1. */
  clinicDays: (trip: number) => number;
  /** Typical price in the country in US cents; null if unknown. */
  market: Cents | null;
  offer: PackageDetail | null;
  rates: ReadonlyMap<string, Rate>;
}

const usd = (amount: number): Money => ({ amount, currency: 'USD' });

/** All items of a trip's cost, once and per trip, in list order. */
export function costLines(assumptions: Assumptions, facts: CostFacts): CountedLine[] {
  const { offer, people, risk, trips } = facts;
  const held = offer ? heldBy(offer) : { ...NOTHING_HELD, tests: false };
  const perTrip = trips.flatMap((trip) =>
    travelLines(assumptions, {
      ...facts,
      trip,
      cover: assumptions.cover.by_risk[risk],
      clinicDays: facts.clinicDays(trip.trip),
      // A package covers one trip; don't apply its items twice.
      held: trip.trip === 1 ? held : NOTHING_HELD,
    }),
  );
  const around = trips.length > 0 ? [testsLine(assumptions.tests[risk], held.tests), ...perTrip] : [];
  const reserve = trips.length > 0 ? [reserveLine(assumptions, { ...facts, people })] : [];
  return [...treatmentLines(facts), ...[...around, ...reserve].map(inUsd)];
}

function treatmentLines({ market, offer, rates, trips }: CostFacts): CountedLine[] {
  const once = (item: CostItem, low: Money, high: Money): CountedLine => ({
    item,
    trip: null,
    quantity: 1,
    unit: 'once',
    included: false,
    low,
    high,
  });
  if (!offer) return market ? [once('treatment', usd(market.low), usd(market.high))] : [];
  const extras = extrasOf(offer);
  const missing = market ? market.high - convertMoney(offer.price, 'USD', rates).amount : 0;
  return [
    once('treatment', offer.price, offer.price),
    ...(extras.length > 0 ? [once('extras', sumMoney(extras), sumMoney(extras))] : []),
    ...(trips.length > 1 && missing > 0 ? [once('second_part', usd(0), usd(missing))] : []),
  ];
}

const testsLine = (range: Cents, included: boolean): TravelLine => ({
  item: 'tests',
  trip: null,
  quantity: 1,
  unit: 'once',
  included,
  ...(included ? { low: 0, high: 0 } : range),
});

const inUsd = ({ low, high, ...line }: TravelLine): CountedLine => ({ ...line, low: usd(low), high: usd(high) });
