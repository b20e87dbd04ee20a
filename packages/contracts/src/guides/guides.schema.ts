import { z } from 'zod';
import { CountryCode, DateOnly, Name, Slug } from '../kit/index.ts';

const Source = z
  .object({
    label: z.string().meta({ description: 'Who says so.' }),
    url: z.url().meta({ description: 'Where they say it.' }),
  })
  .meta({ description: 'Source.' });

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
    advice: Source.meta({ description: 'Travel advice of the passport’s own government.' }),
  })
  .meta({ id: 'EntryRule', description: 'What a passport needs for a short visit.' });
export type EntryRule = z.infer<typeof EntryRule>;

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
    dated: DateOnly.meta({ description: 'Date of the facts about the city.' }),
    seasons: z
      .object({
        text: z.string().meta({ description: 'Seasons, in sentences.' }),
        sources: z.array(Source).meta({ description: 'Weather services.' }),
      })
      .meta({ description: 'Seasons.' }),
    altitude: z
      .object({ meters: z.int().meta({ description: 'About this high above sea level.' }), source: Source })
      .nullable()
      .meta({ description: 'Null for cities that are not high.' }),
    getting_about: z
      .array(
        z.object({
          text: z.string().meta({ description: 'One fact.' }),
          source: Source.nullable().meta({ description: 'Source.' }),
        }),
      )
      .meta({ description: 'How to get about.' }),
    entry: z
      .object({
        looked_up: DateOnly.meta({ description: 'Day on which we looked the rules up.' }),
        official: Source.meta({ description: 'Authority that decides.' }),
        before: z
          .object({ text: z.string().meta({ description: 'What to do.' }), source: Source })
          .nullable()
          .meta({ description: 'A form that every traveler completes before flying.' }),
        rules: z.array(EntryRule).meta({ description: 'By passport.' }),
      })
      .meta({ description: 'Visa rules of the country.' }),
  })
  .meta({ id: 'CityGuide', description: 'What a traveler to a city should know, each fact with source and date.' });
export type CityGuide = z.infer<typeof CityGuide>;
