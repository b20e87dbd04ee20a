import { z } from 'zod';
import { ShownPrice } from '../catalog/catalog.schema.ts';
import { DateOnly, Id } from '../kit/index.ts';
import { InclusionKey, PackageDetail } from './packages.schema.ts';

/** As many packages or providers as stand side by side. */
export const MOST_COMPARED = 4;

export const MarketPrice = z
  .object({
    median: ShownPrice.meta({ description: 'Median of what other packages ask for the line, for this quantity.' }),
    scope: z
      .enum(['city', 'country', 'everywhere'])
      .meta({ description: 'Where the other packages are: the nearest area with enough of them.' }),
    place: z.string().nullable().meta({ description: 'Name of the city or country; null for everywhere.' }),
    packages: z.int().meta({ description: 'Packages that were read.' }),
  })
  .meta({ id: 'MarketPrice', description: 'What a line costs at others, for the same treatment.' });
export type MarketPrice = z.infer<typeof MarketPrice>;

export const MissingLine = z
  .object({
    key: InclusionKey,
    price: ShownPrice.nullable().meta({ description: 'What one would also pay; null when nobody names a price.' }),
    basis: z
      .enum(['provider', 'market', 'unknown'])
      .meta({ description: 'provider: its own price. market: it names none, so the median of others stands in.' }),
    counted: z
      .boolean()
      .meta({ description: 'Whether it is part of the total; lines that people choose to add are not.' }),
    market: MarketPrice.nullable().meta({ description: 'Price at others; null with too few of them.' }),
  })
  .meta({ id: 'MissingLine', description: 'A line that a price leaves out, and what it would cost.' });
export type MissingLine = z.infer<typeof MissingLine>;

export const ComparedPackage = z
  .object({
    package: PackageDetail,
    missing: z.array(MissingLine).meta({ description: 'Lines that the price leaves out, in the contract’s order.' }),
    missing_total: ShownPrice.meta({ description: 'Sum of the counted lines that have a price.' }),
    comparable_total: ShownPrice.meta({ description: 'The price with that sum.' }),
  })
  .meta({ id: 'ComparedPackage', description: 'A package made comparable.' });
export type ComparedPackage = z.infer<typeof ComparedPackage>;

export const PackageComparison = z
  .object({
    data: z.array(ComparedPackage).meta({ description: 'Lowest comparable total first.' }),
    not_offered: z.array(Id).meta({ description: 'Ids that name no published package.' }),
    market_read_on: DateOnly.meta({ description: 'Day the market was read: the published packages of that day.' }),
    rate_date: DateOnly.meta({ description: 'Date of the exchange rates used.' }),
  })
  .meta({ id: 'PackageComparison', description: 'Packages side by side on the same 22 lines.' });
export type PackageComparison = z.infer<typeof PackageComparison>;
