import { z } from 'zod';
import {
  CountryCode,
  defineEndpoint,
  FacetValue,
  Key,
  listParam,
  numberParam,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
  Slug,
} from '../kit/index.ts';
import { viewQuery, ViewQuery } from './catalog.query.ts';
import {
  Accreditor,
  Currency,
  Location,
  ProviderType,
  PublicStats,
  TreatmentDetail,
  TreatmentPrices,
  TreatmentSummary,
} from './catalog.schema.ts';
import { RefundPolicy } from './refund-policy.schema.ts';

const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item).meta({ description: 'All of them.' }) });
const shared = { method: 'GET', access: 'public', tag: 'catalog', cache: 'catalog' } as const;

export const TREATMENT_SORTS = ['name', 'price', 'recovery', 'packages'] as const;

export const listTreatments = defineEndpoint({
  ...shared,
  name: 'listTreatments',
  path: '/treatments',
  summary: 'List treatments',
  description:
    'Treatments of the catalogue with typical prices, stay and counts. `q` forgives accents and typing errors and knows other names.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(50),
    q: optionalParam(SearchText),
    category: listParam(Key).meta({ description: 'Category slugs.' }),
    country: listParam(CountryCode).meta({
      description: 'Only treatments with published packages in these countries.',
    }),
    price_min: numberParam(z.number().min(0)).meta({ description: 'Lowest price, whole units of `currency`.' }),
    price_max: numberParam(z.number().min(0)).meta({ description: 'Highest price, whole units of `currency`.' }),
    fly_home_max: numberParam(z.number().int().min(0).max(1000)).meta({
      description: 'Home at the latest so many days after the procedure; nights in hospital count.',
    }),
    sort: z.enum(TREATMENT_SORTS).default('name').meta({ description: 'Order.' }),
  }),
  response: pageOf(TreatmentSummary, {
    facets: z
      .object({
        category: z.array(FacetValue).meta({ description: 'By category.' }),
        country: z.array(FacetValue).meta({ description: 'By country with packages.' }),
      })
      .meta({ description: 'Counts by filter.' }),
  }),
});

export const getTreatment = defineEndpoint({
  ...shared,
  name: 'getTreatment',
  path: '/treatments/:slug',
  summary: 'Read a treatment',
  description: 'One treatment with its page: what it is, whom it suits, days, risks with sources, questions.',
  params: z.object({ slug: Slug }),
  query: ViewQuery,
  response: TreatmentDetail,
  problems: ['catalog.treatment_not_found'],
});

export const getTreatmentPrices = defineEndpoint({
  ...shared,
  name: 'getTreatmentPrices',
  path: '/treatments/:slug/prices',
  summary: 'Read typical prices by country',
  description:
    'Typical price of a treatment in each destination country beside the home price, each with source, date and basis.',
  params: z.object({ slug: Slug }),
  query: ViewQuery,
  response: TreatmentPrices,
  problems: ['catalog.treatment_not_found'],
});

export const listLocations = defineEndpoint({
  ...shared,
  name: 'listLocations',
  path: '/locations',
  summary: 'List destination countries and cities',
  description: 'Destination countries with their cities, coordinates, registries and counts.',
  query: ViewQuery,
  response: listOf(Location),
});

export const listProviderTypes = defineEndpoint({
  ...shared,
  name: 'listProviderTypes',
  path: '/provider-types',
  summary: 'List kinds of providers',
  description: 'Kinds of providers with the number of listed ones.',
  query: ViewQuery,
  response: listOf(ProviderType),
});

export const listAccreditors = defineEndpoint({
  ...shared,
  name: 'listAccreditors',
  path: '/accreditors',
  summary: 'List accreditors',
  description: 'Who accredits clinics and hospitals, with what they look at: those of anywhere first, then by name.',
  query: ViewQuery,
  response: listOf(Accreditor),
});

export const listCurrencies = defineEndpoint({
  ...shared,
  name: 'listCurrencies',
  path: '/currencies',
  summary: 'List currencies',
  description: 'Currencies that prices can be shown in, with the rate used and its date.',
  query: ViewQuery,
  response: listOf(Currency),
});

export const listCancellationPolicies = defineEndpoint({
  ...shared,
  name: 'listCancellationPolicies',
  path: '/cancellation-policies',
  summary: 'List cancellation policies',
  description: 'The policies a provider chooses from, each with its own rules and those that hold in all of them.',
  query: ViewQuery,
  response: listOf(RefundPolicy),
});

export const getPublicStats = defineEndpoint({
  ...shared,
  name: 'getPublicStats',
  path: '/stats/public',
  summary: 'Read public counts',
  description: 'What is listed at this moment, counted.',
  response: PublicStats,
});
