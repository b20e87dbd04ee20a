import { z } from 'zod';
import { ShownPrice } from '../catalog/catalog.schema.ts';
import { DateOnly, Id } from '../kit/index.ts';
import { InclusionKey, PackageDetail } from './packages.schema.ts';

/** Maximum number of packages or providers to compare. */
export const MOST_COMPARED = 4;

export const MarketPrice = z
  .object({
    median: ShownPrice.meta({ description: 'Median price of the item in other packages, for this quantity.' }),
    scope: z
      .enum(['city', 'country', 'everywhere'])
      .meta({ description: 'Where the other packages are: the nearest area with enough of them.' }),
    place: z.string().nullable().meta({ description: 'Name of the city or country; null for everywhere.' }),
    packages: z.int().meta({ description: 'Number of packages used.' }),
  })
  .meta({ id: 'MarketPrice', description: 'What an item costs at other providers, for the same treatment.' });
export type MarketPrice = z.infer<typeof MarketPrice>;

export const MissingLine = z
  .object({
    key: InclusionKey,
    price: ShownPrice.nullable().meta({ description: 'Additional cost; null if no price is known.' }),
    basis: z
      .enum(['provider', 'market', 'unknown'])
      .meta({ description: 'provider: its own price. market: it gives none, so the median of others is used.' }),
    counted: z.boolean().meta({ description: 'Whether the treatment needs it, so that it is part of the total.' }),
    market: MarketPrice.nullable().meta({ description: 'Price at other providers; null if there are too few.' }),
  })
  .meta({ id: 'MissingLine', description: 'A price item that is not included, and what it would cost.' });
export type MissingLine = z.infer<typeof MissingLine>;

export const ComparedPackage = z
  .object({
    package: PackageDetail,
    missing: z.array(MissingLine).meta({ description: 'Items not included in the price, in standard order.' }),
    missing_total: ShownPrice.meta({ description: 'Sum of the counted items that have a price: total less price.' }),
  })
  .meta({ id: 'ComparedPackage', description: 'A package made comparable.' });
export type ComparedPackage = z.infer<typeof ComparedPackage>;

export const PackageComparison = z
  .object({
    data: z.array(ComparedPackage).meta({ description: 'Lowest total with extras first.' }),
    not_offered: z.array(Id).meta({ description: 'Ids that match no published package.' }),
    market_read_on: DateOnly.meta({ description: 'Date of the market data: packages published on that day.' }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'PackageComparison', description: 'Packages side by side, with the same 22 price items.' });
export type PackageComparison = z.infer<typeof PackageComparison>;
