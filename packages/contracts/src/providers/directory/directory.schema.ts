import { z } from 'zod';
import { CountryCode, DateOnly, Slug } from '../../kit/index.ts';

const Count = z.int().meta({ description: 'Listed providers, partners and imported listings.' });

export const DirectoryCity = z
  .object({
    slug: Slug,
    name: z.string().meta({ description: 'Name as registers spell it.' }),
    region: z.string().nullable().meta({ description: 'State, province or department, if known.' }),
    shares_name: z.boolean().meta({ description: 'Whether another listed city has this name: show the region too.' }),
    country: z
      .object({ code: CountryCode, name: z.string().meta({ description: 'Name in the requested language.' }) })
      .meta({ description: 'Country.' }),
    lat: z.number().nullable().meta({ description: 'Latitude of its center, or of the middle of its listings.' }),
    lon: z.number().nullable().meta({ description: 'Longitude, likewise.' }),
    provider_count: Count,
  })
  .meta({ id: 'DirectoryCity', description: 'A city with listings.' });
export type DirectoryCity = z.infer<typeof DirectoryCity>;

export const DatedCity = DirectoryCity.extend({
  changed_on: DateOnly.nullable().meta({ description: 'Day of the last change of one of its listings, UTC.' }),
}).meta({ id: 'DatedCity', description: 'A city with listings, and when they changed last.' });

export const DirectoryCountry = z
  .object({
    code: CountryCode,
    name: z.string().meta({ description: 'Name in the requested language.' }),
    provider_count: Count,
    city_count: z.int().meta({ description: 'Cities with listings.' }),
    cities: z.array(DirectoryCity).meta({ description: 'The largest of them.' }),
  })
  .meta({ id: 'DirectoryCountry', description: 'A country with listings.' });
export type DirectoryCountry = z.infer<typeof DirectoryCountry>;

export const DirectoryPin = z
  .object({
    lat: z.number().meta({ description: 'Latitude.' }),
    lon: z.number().meta({ description: 'Longitude.' }),
    count: Count,
    city: DirectoryCity.pick({ slug: true, name: true })
      .nullable()
      .meta({ description: 'The city with most of them; null if the registers name none.' }),
    places: z.int().meta({ description: 'Different cities among them; listings without city count as one.' }),
    box: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .meta({ description: 'The area they are in: west, south, east, north.' }),
  })
  .meta({ id: 'DirectoryPin', description: 'Listings that are close together on the map.' });
export type DirectoryPin = z.infer<typeof DirectoryPin>;
