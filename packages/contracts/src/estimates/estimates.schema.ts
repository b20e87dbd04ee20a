import { z } from 'zod';
import { CountryPrice, PriceBasis, PriceRange } from '../catalog/catalog.schema.ts';
import { CountryCode, DateOnly, Id, Name, Slug } from '../kit/index.ts';

const Country = z.object({ code: CountryCode, name: Name });

/** A city that flights are estimated from. */
export const HomeCity = z
  .object({
    slug: Slug,
    name: Name,
    country: Country.meta({ description: 'Its country.' }),
    lat: z.number().meta({ description: 'Latitude, WGS 84.' }),
    lon: z.number().meta({ description: 'Longitude, WGS 84.' }),
  })
  .meta({ id: 'HomeCity', description: 'A city that flights are estimated from.' });
export type HomeCity = z.infer<typeof HomeCity>;

/** The items of an estimate, in the order in which they are listed. */
export const COST_ITEMS = [
  'treatment',
  'extras',
  'second_part',
  'tests',
  'flights',
  'lodging',
  'meals',
  'transfers',
  'cover',
  'reserve',
] as const;

export const CostItem = z.enum(COST_ITEMS).meta({
  description:
    'treatment; extras: what the package leaves out and prices; second_part: what the second trip may cost on top of the package; ' +
    'tests before travel; flights, there and back; lodging; meals and small expenses; transfers; cover: medical travel insurance; ' +
    'reserve for a longer stay.',
});
export type CostItem = z.infer<typeof CostItem>;

export const CostBasis = z.enum(['offer', 'market', 'guide', 'assumption']).meta({
  description:
    'offer: the clinic’s own price; market: typical range of the country, see `price_basis`; guide: graded within a range read in ' +
    'one published guide; assumption: our own, in words.',
});
export type CostBasis = z.infer<typeof CostBasis>;

/** One item of an estimate. */
export const CostLine = z
  .object({
    item: CostItem,
    trip: z.int().nullable().meta({ description: 'Which trip, from 1; null for what is paid once.' }),
    quantity: z.int().meta({ description: 'How many of `unit`.' }),
    unit: z
      .enum(['once', 'people', 'nights', 'days', 'rides'])
      .meta({ description: 'What is counted; days are days of one person.' }),
    price: PriceRange.meta({ description: 'The item altogether, for all travellers.' }),
    included: z
      .boolean()
      .meta({ description: 'Whether the package’s price holds all of it, so that nothing is added.' }),
    basis: CostBasis,
    price_basis: PriceBasis.nullable().meta({ description: 'How well a market range is founded.' }),
    explanation: z.string().meta({ description: 'How the figure comes about, in the language asked for.' }),
    source: z
      .object({
        label: z.string().meta({ description: 'Name.' }),
        url: z.url().nullable().meta({ description: 'Address.' }),
      })
      .nullable()
      .meta({ description: 'Where it was read; null for assumptions.' }),
    dated: DateOnly.meta({ description: 'Day of the reading, of the offer’s confirmation or of the assumption.' }),
  })
  .meta({ id: 'CostLine', description: 'One item of a cost estimate.' });
export type CostLine = z.infer<typeof CostLine>;

export const TripNights = z.object({
  trip: z.int().meta({ description: 'Which trip, from 1.' }),
  nights: z.int().meta({ description: 'Nights counted.' }),
  shortest: z
    .int()
    .meta({ description: 'Fewest nights: the first day somebody may fly, or the last part of the treatment.' }),
  usual: z.int().meta({ description: 'Nights of the treatment’s usual plan.' }),
  hospital: z.int().meta({ description: 'Of the nights, those in hospital; they are part of the treatment’s price.' }),
});
export type TripNights = z.infer<typeof TripNights>;

/** What a whole trip costs. */
export const CostEstimate = z
  .object({
    treatment: z
      .object({ slug: Slug, name: Name, trips: z.int().meta({ description: '0 when nobody travels.' }) })
      .meta({ description: 'What is estimated.' }),
    home_city: HomeCity.meta({ description: 'Where the trip begins.' }),
    destination: z
      .object({
        country: Country.meta({ description: 'Country.' }),
        city: z
          .object({ slug: Slug, name: Name })
          .meta({ description: 'City that distance and nights are counted for.' }),
        distance_km: z.int().meta({ description: 'Direct distance from the home city.' }),
      })
      .meta({ description: 'Where it leads.' }),
    package: z
      .object({
        id: Id,
        title: Name,
        provider: z.object({ slug: Slug, name: Name }).meta({ description: 'Who sells it.' }),
        demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
      })
      .nullable()
      .meta({ description: 'The package whose price counts.' }),
    people: z.int().meta({ description: 'Travellers: 1, or 2 with a companion.' }),
    trips: z.array(TripNights).meta({ description: 'Nights of each trip.' }),
    second_trip_after_months: z
      .object({ min: z.int().meta({ description: 'Earliest.' }), max: z.int().meta({ description: 'Latest.' }) })
      .nullable()
      .meta({ description: 'Months between two trips; null with one trip, or when the clinic names the time.' }),
    lines: z.array(CostLine).meta({ description: 'The items; they add up to `total`.' }),
    total: PriceRange.meta({ description: 'Sum of the items.' }),
    home_price: CountryPrice.nullable().meta({
      description:
        'The treatment alone at home: the home city’s country, or the United States where we have no price of it.',
    }),
    saving: PriceRange.nullable().meta({
      description:
        'Home price less total: worst case (home low, total high) to best case. Negative when the trip costs more.',
    }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'CostEstimate', description: 'A whole trip’s cost, item by item, beside the home price.' });
export type CostEstimate = z.infer<typeof CostEstimate>;
