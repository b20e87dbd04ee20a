import { z } from 'zod';
import { countryCode, day, localizedSchema, slug, sourceSchema } from '../catalog/text-schema.ts';

const cents = z.int().min(0);
const range = z
  .strictObject({ low: cents, high: cents })
  .refine(({ low, high }) => low <= high, 'low must not be above high');
const risks = z.strictObject({ none: range, low: range, medium: range, high: range, very_high: range });

export const homeCitySchema = z.strictObject({
  slug,
  country: countryCode,
  name: localizedSchema,
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  time_zone: z.string().regex(/^[A-Z]\w+(\/\w+)+$/),
  /** Its main airport for long flights; coordinates from airport-data-js 4.0 (CC BY 4.0), to four decimals. */
  airport: z.strictObject({
    code: z.string().regex(/^[A-Z]{3}$/),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
  }),
});

/** Figures in cents of US dollars. */
export const assumptionsSchema = z.strictObject({
  dated: day,
  flights: z.strictObject({
    /** A return fare is `base` plus `per_km` for each kilometre of the direct distance. */
    base: range,
    per_km: range,
    rounded_to: cents,
    /** Up to this distance people go by land, for `by_land` there and back. */
    land_km: z.int().min(0),
    by_land: range,
  }),
  /** A room for one night, by country; cities that differ. */
  room: z.strictObject({ countries: z.record(countryCode, range), cities: z.record(slug, range) }),
  /** Added to a room that two share. */
  second_person_percent: z.int().min(0).max(100),
  /** Meals and small expenses of a person a day, by country. */
  meals: z.record(countryCode, range),
  rides: z.strictObject({ airport: range, clinic: range }),
  tests: risks,
  cover: z.strictObject({ source: sourceSchema, dated: day, by_risk: risks }),
  /** A stay that becomes longer: nights more, and a changed flight for each person. */
  reserve: z.strictObject({ nights: z.int().min(0), flight_change: cents }),
  explanations: z.strictObject({
    market: localizedSchema,
    offer: localizedSchema,
    extras: localizedSchema,
    second_part: localizedSchema,
    tests: localizedSchema,
    flights: localizedSchema,
    by_land: localizedSchema,
    lodging: localizedSchema,
    lodging_two: localizedSchema,
    meals: localizedSchema,
    transfers: localizedSchema,
    cover: localizedSchema,
    reserve: localizedSchema,
    included: localizedSchema,
  }),
});

export type HomeCityData = z.infer<typeof homeCitySchema>;
export type Assumptions = z.infer<typeof assumptionsSchema>;
export type Explanation = keyof Assumptions['explanations'];
