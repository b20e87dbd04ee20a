import { z } from 'zod';
import { ShownPrice, TreatmentUnit } from '../catalog/catalog.schema.ts';
import { CountryCode, DateOnly, Name, Slug } from '../kit/index.ts';
import { RatingSummary } from '../providers/providers.schema.ts';
import { PackageSummary } from './packages.schema.ts';

const span = (what: string) =>
  z
    .object({ low: z.int().meta({ description: 'Minimum.' }), high: z.int().meta({ description: 'Maximum.' }) })
    .meta({ description: what });

const marketFigures = {
  packages: z.int().meta({ description: 'Published packages.' }),
  clinics: z.int().meta({ description: 'Clinics that publish them.' }),
  verified_clinics: z.int().meta({ description: 'Of these, verified.' }),
  price: z
    .object({
      low: ShownPrice.meta({ description: 'Lowest.' }),
      median: ShownPrice.meta({ description: 'Median.' }),
      high: ShownPrice.meta({ description: 'Highest.' }),
    })
    .meta({ description: 'All-in prices of the packages.' }),
  nights: span('Nights included in the prices.'),
  stay_days: span('Days to plan for.'),
  rating: RatingSummary.nullable().meta({
    description: 'Mean over all reviews of these clinics, for any treatment; null without a review.',
  }),
  confirmed: z
    .object({
      oldest: DateOnly.meta({ description: 'First.' }),
      newest: DateOnly.meta({ description: 'Last.' }),
    })
    .meta({ description: 'Dates on which clinics confirmed these prices.' }),
};

/** The packages of one treatment in one country. */
export const CountryMarket = z
  .object({
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    ...marketFigures,
  })
  .meta({ id: 'CountryMarket', description: 'Packages for one treatment in one country.' });
export type CountryMarket = z.infer<typeof CountryMarket>;

export const TreatmentMarket = z
  .object({
    treatment: z
      .object({ slug: Slug, name: Name, unit: TreatmentUnit })
      .meta({ description: 'Treatment the prices are for.' }),
    countries: z.array(CountryMarket).meta({ description: 'Countries with packages, lowest median price first.' }),
    read_on: DateOnly.meta({ description: 'Date of the counts.' }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'TreatmentMarket', description: 'One treatment across countries.' });
export type TreatmentMarket = z.infer<typeof TreatmentMarket>;

/** The packages of one treatment in one city. */
export const CityMarket = z
  .object({
    city: z.object({ slug: Slug, name: Name }).meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Its country.' }),
    ...marketFigures,
    all_in: z.int().meta({ description: 'Packages whose price includes everything the treatment needs.' }),
    at_least: z.int().meta({
      description: 'Packages whose total leaves out a needed item without a known price: they cost more.',
    }),
    languages: z
      .array(
        z.object({
          code: z.string().meta({ description: 'Language code.' }),
          clinics: z.int().meta({ description: 'Clinics that speak it.' }),
        }),
      )
      .meta({ description: 'Languages of these clinics, most clinics first.' }),
  })
  .meta({ id: 'CityMarket', description: 'Packages for one treatment in one city.' });
export type CityMarket = z.infer<typeof CityMarket>;

export const TreatmentCities = z
  .object({
    cities: z.array(CityMarket).meta({ description: 'Cities with packages, lowest median price first.' }),
    read_on: DateOnly.meta({ description: 'Date of the counts.' }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'TreatmentCities', description: 'One treatment across cities.' });
export type TreatmentCities = z.infer<typeof TreatmentCities>;

/** Rules for featuring packages; placement can't be bought. */
export const SHOWCASE_RULES = ['lowest_total', 'best_rated', 'most_included', 'shortest_away', 'newest_price'] as const;
export const ShowcaseRule = z.enum(SHOWCASE_RULES).meta({ description: 'The selection rule.' });
export type ShowcaseRule = z.infer<typeof ShowcaseRule>;

export const PackageShowcase = z
  .object({
    groups: z
      .array(
        z.object({
          rule: ShowcaseRule,
          data: z.array(PackageSummary).meta({ description: 'In rule order; may be empty.' }),
        }),
      )
      .meta({ description: 'One per rule.' }),
    reviews_least: z.int().meta({ description: 'Minimum number of reviews of a clinic for best_rated.' }),
    read_on: DateOnly.meta({ description: 'Date of the selection.' }),
  })
  .meta({ id: 'PackageShowcase', description: 'Packages selected by rule.' });
export type PackageShowcase = z.infer<typeof PackageShowcase>;
