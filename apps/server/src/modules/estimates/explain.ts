import { type Locale, unitsOfMoney } from '@travesia/contracts/kit';
import type { Assumptions, Explanation } from '../../../data/estimates/schema.ts';
import type { Cents } from './travel-lines.rules.ts';

/** `12` for whole dollars, `12.50` otherwise. */
const dollars = (cents: number): string => unitsOfMoney({ amount: cents, currency: 'USD' }).replace(/\.00$/, '');

/** Explains how an item is calculated: the file's text with the file's figures. */
export function explain(
  assumptions: Assumptions,
  explanation: Explanation,
  language: Locale,
  { room, meals }: { room: Cents; meals: Cents },
): string {
  const { flights, rides, reserve } = assumptions;
  const figures: Readonly<Record<string, string>> = {
    base_low: dollars(flights.base.low),
    base_high: dollars(flights.base.high),
    km_low: String(flights.per_km.low),
    km_high: String(flights.per_km.high),
    land_km: String(flights.land_km),
    land_low: dollars(flights.by_land.low),
    land_high: dollars(flights.by_land.high),
    room_low: dollars(room.low),
    room_high: dollars(room.high),
    second_percent: String(assumptions.second_person_percent),
    meals_low: dollars(meals.low),
    meals_high: dollars(meals.high),
    airport_low: dollars(rides.airport.low),
    airport_high: dollars(rides.airport.high),
    clinic_low: dollars(rides.clinic.low),
    clinic_high: dollars(rides.clinic.high),
    reserve_nights: String(reserve.nights),
    flight_change: dollars(reserve.flight_change),
  };
  return assumptions.explanations[explanation][language].replace(
    /\{(\w+)\}/g,
    (whole, name: string) => figures[name] ?? whole,
  );
}
