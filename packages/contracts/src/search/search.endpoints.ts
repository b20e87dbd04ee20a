import { z } from 'zod';
import { viewQuery } from '../catalog/catalog.query.ts';
import { TreatmentSummary } from '../catalog/catalog.schema.ts';
import { CountryCode, defineEndpoint, Name, SearchText, Slug } from '../kit/index.ts';
import { PackageSummary } from '../packages/packages.schema.ts';
import { ProviderSummary } from '../providers/providers.schema.ts';

/** What the words were understood to mean; the rest is matched as text. */
export const Understood = z
  .object({
    text: z.string().meta({ description: 'Words left to match as text.' }),
    treatment: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'Best treatment.' }),
    city: z.object({ slug: Slug, name: Name }).nullable().meta({ description: 'City named.' }),
    country: z.object({ code: CountryCode, name: Name }).nullable().meta({ description: 'Country named.' }),
    price_max: z.number().nullable().meta({ description: 'Upper price named, whole units of `currency`.' }),
    corrected: z.string().nullable().meta({ description: 'The words with typing errors mended, when any were.' }),
  })
  .meta({ id: 'Understood', description: 'How a search was read.' });
export type Understood = z.infer<typeof Understood>;

const Total = z.int().meta({ description: 'How many there are in all.' });

export const searchEverything = defineEndpoint({
  name: 'search',
  method: 'GET',
  path: '/search',
  access: 'public',
  tag: 'search',
  cache: 'catalog',
  summary: 'Search everything',
  description:
    'Treatments, packages, providers and places for a phrase such as “dental implants medellín under 1000”. Forgives accents, typing errors and word order; knows other names in three languages.',
  query: z.object({
    ...viewQuery,
    q: SearchText,
    limit: z.coerce.number().int().min(1).max(24).default(6).meta({ description: 'Items a group.' }),
  }),
  response: z.object({
    understood: Understood.meta({ description: 'How the phrase was read.' }),
    treatments: z.array(TreatmentSummary).meta({ description: 'Treatments, best first.' }),
    packages: z
      .object({ total: Total, data: z.array(PackageSummary).meta({ description: 'The first of them.' }) })
      .meta({ description: 'Packages of the best treatment, place and price understood.' }),
    providers: z
      .object({ total: Total, data: z.array(ProviderSummary).meta({ description: 'The first of them.' }) })
      .meta({ description: 'Providers by name, treatment and place.' }),
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
    kind: z.enum(['treatment', 'provider', 'city', 'country']).meta({ description: 'What it is.' }),
    label: z.string().meta({ description: 'What to show.' }),
    detail: z.string().nullable().meta({ description: 'A second line: the other name that matched, or the place.' }),
    slug: z.string().meta({ description: 'Slug, or the code of a country.' }),
  })
  .meta({ id: 'Suggestion', description: 'A completion while typing.' });
export type Suggestion = z.infer<typeof Suggestion>;

export const suggest = defineEndpoint({
  name: 'suggest',
  method: 'GET',
  path: '/search/suggest',
  access: 'public',
  tag: 'search',
  cache: 'catalog',
  summary: 'Suggest while typing',
  description: 'At most eight completions for the beginning of a phrase; forgives accents and typing errors.',
  query: z.object({ ...viewQuery, q: SearchText }),
  response: z.object({ data: z.array(Suggestion).meta({ description: 'Best first.' }) }),
  ratePerMinute: 600,
});
