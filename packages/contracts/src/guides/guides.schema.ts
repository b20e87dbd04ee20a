import { z } from 'zod';
import { CountryCode, DateOnly, Name, Slug } from '../kit/index.ts';

const Link = z
  .object({
    label: z.string().meta({ description: 'Whose page it is.' }),
    url: z.url().meta({ description: 'Address of the page.' }),
  })
  .meta({ description: 'A page.' });

const Source = Link.extend({ read_on: DateOnly.meta({ description: 'Day on which we read the page.' }) }).meta({
  description: 'A page we read that states the fact.',
});

const backing = {
  source: Source.nullable().meta({ description: 'Where we read it; null for general knowledge we have not checked.' }),
  more: Link.nullable().meta({ description: 'Where to check it, if we have not read it at a source.' }),
};

export const GuideFact = z
  .object({ text: z.string().meta({ description: 'In one or more sentences.' }), ...backing })
  .meta({ id: 'GuideFact', description: 'A fact of a guide: read at its source, or general knowledge.' });
export type GuideFact = z.infer<typeof GuideFact>;

/** Passports whose entry rules a guide lists; EU stands for Spain and most other countries of the European Union. */
export const PASSPORTS = ['US', 'CA', 'GB', 'EU', 'MX', 'BR', 'AR'] as const;

export const EntryRule = z
  .object({
    passport: z.enum(PASSPORTS).meta({ description: 'Passport the traveler holds; EU for most EU countries.' }),
    need: z.enum(['none', 'visa', 'evisa', 'ask']).meta({
      description: 'Visa for a short visit; ask: we found no rule we can cite, so ask the consulate.',
    }),
    days: z.int().nullable().meta({ description: 'Longest visit, in days.' }),
    note: z.string().nullable().meta({ description: 'An exception, or how to apply.' }),
    source: Source.nullable().meta({ description: 'Where we read it; null if `need` is ask.' }),
    advice: Link.meta({ description: 'Travel advice of the passport’s own government.' }),
  })
  .meta({ id: 'EntryRule', description: 'What a passport needs for a short visit.' });
export type EntryRule = z.infer<typeof EntryRule>;

/** What a month is like, in words a visitor knows. */
export const WEATHER = ['very_hot', 'hot', 'warm', 'mild', 'cool', 'dry', 'rain', 'hurricanes'] as const;
export type Weather = (typeof WEATHER)[number];

export const CityGuide = z
  .object({
    slug: Slug,
    name: Name,
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
    note: z.string().nullable().meta({ description: 'What to know first.' }),
    lat: z.number().nullable().meta({ description: 'Latitude, WGS 84.' }),
    lon: z.number().nullable().meta({ description: 'Longitude, WGS 84.' }),
    airports: z.array(z.string()).meta({ description: 'IATA codes, nearest first.' }),
    emergency_number: z.string().nullable().meta({ description: 'Emergency number.' }),
    package_count: z.int().meta({ description: 'Published packages.' }),
    provider_count: z.int().meta({ description: 'Listed providers.' }),
    time_zone: z.string().nullable().meta({ description: 'IANA time zone.' }),
    seasons: z.array(GuideFact).meta({ description: 'Seasons, in sentences.' }),
    weather: z
      .array(z.array(z.enum(WEATHER)))
      .length(12)
      .meta({ description: 'The same by month, January first; empty for months between seasons.' }),
    altitude: z
      .object({ meters: z.int().meta({ description: 'About this high above sea level.' }), ...backing })
      .nullable()
      .meta({ description: 'Null for cities that are not high.' }),
    getting_about: z.array(GuideFact).meta({ description: 'How to get about.' }),
    entry: z
      .object({
        official: Link.meta({ description: 'Authority that decides.' }),
        before: GuideFact.nullable().meta({ description: 'A form that every traveler completes before flying.' }),
        rules: z.array(EntryRule).meta({ description: 'By passport.' }),
      })
      .meta({ description: 'Visa rules of the country.' }),
  })
  .meta({
    id: 'CityGuide',
    description: 'What a traveler to a city should know, each fact with its source and date, or marked as unchecked.',
  });
export type CityGuide = z.infer<typeof CityGuide>;
