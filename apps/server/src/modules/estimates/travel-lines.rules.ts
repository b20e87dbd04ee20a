import type { CostItem, CostLine, TripNights } from '@travesia/contracts/estimates';
import { roundMoney } from '@travesia/contracts/kit';
import type { Assumptions } from '../../../data/estimates/schema.ts';

/** Low and high, in US cents. */
export interface Cents {
  low: number;
  high: number;
}

/** Input for one trip's cost. */
export interface TripFacts {
  trip: TripNights;
  people: number;
  distanceKm: number;
  room: Cents;
  meals: Cents;
  cover: Cents;
  clinicDays: number;
  /** What the package's price includes on this trip. */
  held: Held;
}

export interface Held {
  roomNights: number;
  companionsBed: boolean;
  transfers: boolean;
  cover: boolean;
}

export const NOTHING_HELD: Held = { roomNights: 0, companionsBed: false, transfers: false, cover: false };

/** A line before presentation: US cents. */
export interface TravelLine extends Cents {
  item: CostItem;
  trip: number | null;
  quantity: number;
  unit: CostLine['unit'];
  included: boolean;
}

export const times = (count: number, { low, high }: Cents): Cents => ({ low: low * count, high: high * count });
const plus = (a: Cents, b: Cents): Cents => ({ low: a.low + b.low, high: a.high + b.high });
const DOLLAR = 100;
/** A percentage, rounded to whole dollars: items are shown without cents and must add up as shown. */
const shareOf = (percent: number, { low, high }: Cents): Cents => {
  // Multiplies before dividing, so that it rounds only once, to the whole dollar.
  const share = (cents: number) => toStep(cents * percent, DOLLAR * 100) / 100;
  return { low: share(low), high: share(high) };
};
/** Rounds to the nearest multiple of a step, half up. */
const toStep = (amount: number, step: number): number =>
  roundMoney({ amount, currency: 'USD' }, step, 'halfCeil').amount;

/** Round trip for one person: by land for short distances, else a base fare plus a price per kilometer. */
export function fareOf({ flights }: Assumptions, distanceKm: number): Cents {
  if (distanceKm <= flights.land_km) return flights.by_land;
  const fare = plus(flights.base, times(distanceKm, flights.per_km));
  return { low: toStep(fare.low, flights.rounded_to), high: toStep(fare.high, flights.rounded_to) };
}

/** Flights, lodging, meals, rides and insurance of one trip. */
export function travelLines(assumptions: Assumptions, facts: TripFacts): TravelLine[] {
  const { trip, people, held } = facts;
  const alone = Math.max(0, trip.nights - trip.hospital);
  const mealDays = alone + (people - 1) * trip.nights;
  const { nights, price } = roomOf(assumptions, facts, alone);
  const rides = 2 + 2 * facts.clinicDays;
  const ridePrice = plus(times(2, assumptions.rides.airport), times(rides - 2, assumptions.rides.clinic));
  const line = (
    item: CostItem,
    unit: CostLine['unit'],
    quantity: number,
    sum: Cents,
    included = false,
  ): TravelLine => ({
    item,
    trip: trip.trip,
    quantity,
    unit,
    included,
    ...(included ? { low: 0, high: 0 } : sum),
  });
  return [
    line('flights', 'people', people, times(people, fareOf(assumptions, facts.distanceKm))),
    line('lodging', 'nights', nights, price, held.roomNights > 0 && price.high === 0),
    line('meals', 'days', mealDays, times(mealDays, facts.meals)),
    line('transfers', 'rides', rides, ridePrice, held.transfers),
    line('cover', 'once', 1, facts.cover, held.cover),
  ];
}

/**
 * Lodging: the patient's nights outside hospital; with a companion all nights, plus the second person's share. Nights included in
 * the package are free, for the companion too if it says so.
 */
function roomOf({ second_person_percent: percent }: Assumptions, facts: TripFacts, alone: number) {
  const { trip, people, room, held } = facts;
  const nights = people > 1 ? trip.nights : alone;
  const free = Math.min(held.roomNights, nights);
  const own = times(nights - free, room);
  if (people === 1) return { nights, price: own };
  const shared = held.companionsBed ? nights - free : nights;
  return { nights, price: plus(own, shareOf(percent, times(shared, room))) };
}

/** Reserve for a longer stay: not spent if all goes to plan. */
export function reserveLine(
  { reserve, second_person_percent: percent }: Assumptions,
  facts: Pick<TripFacts, 'people' | 'room' | 'meals'>,
): TravelLine {
  const { people, room, meals } = facts;
  const second = people > 1 ? shareOf(percent, room).high : 0;
  const night = room.high + second + people * meals.high;
  return {
    item: 'reserve',
    trip: null,
    quantity: 1,
    unit: 'once',
    included: false,
    low: 0,
    high: reserve.nights * night + people * reserve.flight_change,
  };
}
