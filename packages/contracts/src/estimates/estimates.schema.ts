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
    time_zone: z.string().meta({ description: 'IANA time zone.' }),
    airport: z
      .object({
        code: z.string().meta({ description: 'IATA code.' }),
        lat: z.number().meta({ description: 'Latitude, WGS 84.' }),
        lon: z.number().meta({ description: 'Longitude, WGS 84.' }),
      })
      .meta({ description: 'Main airport for long flights.' }),
  })
  .meta({ id: 'HomeCity', description: 'A city that flights are estimated from.' });
export type HomeCity = z.infer<typeof HomeCity>;

/** The items of an estimate, in display order. */
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
    'treatment; extras: what the package excludes but prices; second_part: what the second trip may cost on top ' +
    'of the package; tests before travel; flights, round trip; lodging; meals and small expenses; transfers; ' +
    'cover: medical travel insurance; reserve for a longer stay.',
});
export type CostItem = z.infer<typeof CostItem>;

export const CostBasis = z.enum(['offer', 'market', 'guide', 'assumption']).meta({
  description:
    'offer: the clinic’s own price; market: typical range of the country, see `price_basis`; guide: graded ' +
    'within a range from one published guide; assumption: our own, explained in words.',
});
export type CostBasis = z.infer<typeof CostBasis>;

/** One item of an estimate. */
export const CostLine = z
  .object({
    item: CostItem,
    trip: z.int().nullable().meta({ description: 'Trip number, from 1; null for a one-time cost.' }),
    quantity: z.int().meta({ description: 'Number of `unit`.' }),
    unit: z
      .enum(['once', 'people', 'nights', 'days', 'rides'])
      .meta({ description: 'What is counted; `days` are person-days.' }),
    price: PriceRange.meta({ description: 'Total of the item, for all travelers.' }),
    included: z
      .boolean()
      .meta({ description: 'Whether the package’s price already covers it, so that nothing is added.' }),
    basis: CostBasis,
    price_basis: PriceBasis.nullable().meta({ description: 'How well a market range is supported.' }),
    explanation: z.string().meta({ description: 'How the figure is calculated, in the requested language.' }),
    source: z
      .object({
        label: z.string().meta({ description: 'Name.' }),
        url: z.url().nullable().meta({ description: 'Address.' }),
      })
      .nullable()
      .meta({ description: 'Source; null for assumptions.' }),
    dated: DateOnly.meta({ description: 'Date the source was read, the offer confirmed or the assumption made.' }),
  })
  .meta({ id: 'CostLine', description: 'One item of a cost estimate.' });
export type CostLine = z.infer<typeof CostLine>;

export const TripNights = z.object({
  trip: z.int().meta({ description: 'Trip number, from 1.' }),
  nights: z.int().meta({ description: 'Number of nights.' }),
  shortest: z.int().meta({
    description: 'Minimum nights: until the first day the patient may fly, or the last part of the treatment.',
  }),
  usual: z.int().meta({ description: 'Nights in the treatment’s usual plan.' }),
  hospital: z.int().meta({ description: 'Nights in the hospital among these; included in the treatment’s price.' }),
});
export type TripNights = z.infer<typeof TripNights>;

/** The cost of a whole trip. */
export const CostEstimate = z
  .object({
    treatment: z
      .object({ slug: Slug, name: Name, trips: z.int().meta({ description: '0 if no travel is needed.' }) })
      .meta({ description: 'What is estimated.' }),
    home_city: HomeCity.meta({ description: 'Departure city.' }),
    destination: z
      .object({
        country: Country.meta({ description: 'Country.' }),
        city: z
          .object({ slug: Slug, name: Name })
          .meta({ description: 'City that distance and nights are calculated for.' }),
        distance_km: z.int().meta({ description: 'Great-circle distance from the home city.' }),
        by_land: z.boolean().meta({ description: 'Near enough to go by land; `flights` is then that trip.' }),
      })
      .meta({ description: 'Destination.' }),
    package: z
      .object({
        id: Id,
        title: Name,
        provider: z.object({ slug: Slug, name: Name }).meta({ description: 'Provider that offers it.' }),
        demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
      })
      .nullable()
      .meta({ description: 'The package whose price is used.' }),
    people: z.int().meta({ description: 'Number of travelers: 1, or 2 with a companion.' }),
    trips: z.array(TripNights).meta({ description: 'Nights of each trip.' }),
    second_trip_after_months: z
      .object({ min: z.int().meta({ description: 'Minimum.' }), max: z.int().meta({ description: 'Maximum.' }) })
      .nullable()
      .meta({ description: 'Months between two trips; null with one trip, or if the clinic sets the date.' }),
    lines: z.array(CostLine).meta({ description: 'The items; they add up to `total`.' }),
    total: PriceRange.meta({ description: 'Sum of the items.' }),
    home_price: CountryPrice.nullable().meta({
      description:
        'The treatment alone at home: in the home city’s country, or in the United States if we have no price there.',
    }),
    saving: PriceRange.nullable().meta({
      description:
        'Home price minus total: worst case (home low, total high) to best case. Negative if the trip costs more.',
    }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'CostEstimate', description: 'Cost of a whole trip, item by item, compared with the home price.' });
export type CostEstimate = z.infer<typeof CostEstimate>;
