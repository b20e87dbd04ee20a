import { z } from 'zod';
import { viewQuery } from '../catalog/catalog.query.ts';
import { TreatmentSummary } from '../catalog/catalog.schema.ts';
import { CountryCode, defineEndpoint, Id, Money, Name, SearchText, Slug } from '../kit/index.ts';
import { PackageSummary } from '../packages/packages.schema.ts';
import { ProviderSummary } from '../providers/providers.schema.ts';

export const FoundClinician = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name with title.' }),
    specialty: z.string().nullable().meta({
      description: 'Specialty; null if it may not be announced, as in Brazil without its RQE number.',
    }),
    provider: z
      .object({ slug: Slug, name: z.string().meta({ description: 'Name.' }) })
      .meta({ description: 'Where they work.' }),
    city: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'City.' }),
    country: z.object({ code: CountryCode, name: Name }).meta({ description: 'Country.' }),
  })
  .meta({ id: 'FoundClinician', description: 'A clinician in search results.' });
export type FoundClinician = z.infer<typeof FoundClinician>;

/** How the words were interpreted; the rest is matched as text. */
export const Understood = z
  .object({
    text: z.string().meta({ description: 'Words left to match as text.' }),
    treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'Best matching treatment.' }),
    specialty: z
      .object({
        said: z.string().meta({ description: 'The words that name it.' }),
        options: z
          .array(z.object({ slug: Slug, name: Name }))
          .min(1)
          .meta({ description: 'What they may mean; several for words such as “surgeon”.' }),
      })
      .nullable()
      .meta({ description: 'The profession asked for, by which providers are filtered instead of by the words.' }),
    city: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'City named.' }),
    country: z.object({ code: CountryCode, name: Name }).nullable().meta({ description: 'Country named.' }),
    other_cities: z.array(z.object({ slug: Slug, name: Name })).meta({
      description: 'Further cities named as alternatives (“in Tijuana or Bogotá”); results are from any of them.',
    }),
    other_countries: z
      .array(z.object({ code: CountryCode, name: Name }))
      .meta({ description: 'Further countries named as alternatives; results are from any of them.' }),
    nearby: z
      .string()
      .nullable()
      .meta({ description: 'The place named, when `city` is only the nearest one with listings.' }),
    not_offered: z
      .object({
        name: Name,
        near: z
          .object({ slug: Slug, name: Name })
          .nullable()
          .meta({ description: 'A treatment on offer that it is easily confused with.' }),
        specialty: z
          .object({ slug: Slug, name: Name })
          .nullable()
          .meta({ description: 'The profession that does it.' }),
      })
      .nullable()
      .meta({ description: 'A known procedure named that no clinic here offers; no packages are returned.' }),
    unsure: z.boolean().meta({
      description:
        'Whether medical words remain that fit no treatment; packages are returned only for clinics of that name.',
    }),
    price_max: Money.nullable().meta({ description: 'Maximum price named, in the requested currency.' }),
    corrected: z.string().nullable().meta({ description: 'The words with typos corrected, if any.' }),
  })
  .meta({ id: 'Understood', description: 'How a search was interpreted.' });
export type Understood = z.infer<typeof Understood>;

const Total = z.int().meta({ description: 'Total count.' });

export const searchEverything = defineEndpoint({
  name: 'search',
  method: 'GET',
  path: '/search',
  access: 'public',
  tag: 'search',
  cache: 'catalog',
  summary: 'Search everything',
  description:
    'Returns treatments, packages, providers and places for a phrase such as “dental implants medellín under 1000”. Tolerates accents, typos and word order; knows synonyms in three languages.',
  query: z.object({
    ...viewQuery,
    q: SearchText,
    limit: z.coerce.number().int().min(1).max(24).default(6).meta({ description: 'Items per group.' }),
  }),
  response: z.object({
    understood: Understood.meta({ description: 'How the phrase was interpreted.' }),
    treatments: z.array(TreatmentSummary).meta({ description: 'Treatments, best first.' }),
    packages: z
      .object({ total: Total, data: z.array(PackageSummary).meta({ description: 'The first of them.' }) })
      .meta({ description: 'Packages for the best matching treatment, place and price.' }),
    providers: z
      .object({ total: Total, data: z.array(ProviderSummary).meta({ description: 'The first of them.' }) })
      .meta({ description: 'Providers by name, treatment and place.' }),
    clinicians: z
      .object({ total: Total, data: z.array(FoundClinician).meta({ description: 'The first of them.' }) })
      .meta({ description: 'Clinicians by name, or by the specialty and place asked for.' }),
    places: z
      .array(
        z.object({
          slug: Slug,
          name: Name,
          country: CountryCode,
          provider_count: z.int().meta({ description: 'Listed providers there.' }),
        }),
      )
      .meta({ description: 'Cities named.' }),
  }),
});

export const Suggestion = z
  .object({
    kind: z.enum(['treatment', 'provider', 'clinician', 'city', 'country']).meta({ description: 'What it is.' }),
    label: z.string().meta({ description: 'Text to show.' }),
    detail: z.string().nullable().meta({
      description: 'A second line: the synonym that matched, the place, or a clinician’s specialty and clinic.',
    }),
    slug: z.string().meta({
      description: 'Slug or country code; for a clinician, the address of the page after `/providers/`.',
    }),
  })
  .meta({ id: 'Suggestion', description: 'An autocomplete suggestion.' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggest = defineEndpoint({
  name: 'suggest',
  method: 'GET',
  path: '/search/suggest',
  access: 'public',
  tag: 'search',
  cache: 'catalog',
  summary: 'Suggest completions',
  description:
    'Returns at most eight completions for the start of a phrase: names of clinics and clinicians, treatments, cities and countries. Tolerates accents and typos.',
  query: z.object({ ...viewQuery, q: SearchText }),
  response: z.object({ data: z.array(Suggestion).meta({ description: 'Best first.' }) }),
  ratePerMinute: 600,
});
