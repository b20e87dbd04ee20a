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
  z.object({ data: z.array(item).meta({ description: 'All entries.' }) });
const shared = { method: 'GET', access: 'public', tag: 'catalog', cache: 'catalog' } as const;

export const TREATMENT_SORTS = ['name', 'price', 'recovery', 'packages'] as const;

export const listTreatments = defineEndpoint({
  ...shared,
  name: 'listTreatments',
  path: '/treatments',
  summary: 'List treatments',
  description:
    'Returns treatments of the catalog with typical prices, stay and counts. `q` tolerates accents and typos and matches synonyms; a phrase that names only a place returns what clinics offer there.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(50),
    q: optionalParam(SearchText),
    category: listParam(Key).meta({ description: 'Category slugs.' }),
    country: listParam(CountryCode).meta({
      description: 'Only treatments with published packages in these countries.',
    }),
    city: listParam(Slug).meta({ description: 'Only treatments with published packages in these cities.' }),
    price_min: numberParam(z.number().min(0)).meta({ description: 'Lowest price, in whole units of `currency`.' }),
    price_max: numberParam(z.number().min(0)).meta({ description: 'Highest price, in whole units of `currency`.' }),
    fly_home_max: numberParam(z.number().int().min(0).max(1000)).meta({
      description: 'Home within this many days of the procedure; hospital nights count.',
    }),
    sort: z.enum(TREATMENT_SORTS).default('name').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(TreatmentSummary, {
    facets: z
      .object({
        category: z.array(FacetValue).meta({ description: 'By category.' }),
        country: z.array(FacetValue).meta({ description: 'By country with packages.' }),
        city: z.array(FacetValue).meta({ description: 'By city with packages.' }),
      })
      .meta({ description: 'Counts by filter.' }),
  }),
});

export const getTreatment = defineEndpoint({
  ...shared,
  name: 'getTreatment',
  path: '/treatments/:slug',
  summary: 'Get a treatment',
  description: 'Returns a treatment with its page: what it is, who it suits, days, risks with sources, questions.',
  params: z.object({ slug: Slug }),
  query: ViewQuery,
  response: TreatmentDetail,
  problems: ['catalog.treatment_not_found'],
});

export const getTreatmentPrices = defineEndpoint({
  ...shared,
  name: 'getTreatmentPrices',
  path: '/treatments/:slug/prices',
  summary: 'Get typical prices by country',
  description:
    'Returns the typical price of a treatment in each destination country and at home, each with source, date and basis.',
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
  description: 'Returns destination countries with their cities, coordinates, registries and counts.',
  query: ViewQuery,
  response: listOf(Location),
});

export const listProviderTypes = defineEndpoint({
  ...shared,
  name: 'listProviderTypes',
  path: '/provider-types',
  summary: 'List provider types',
  description: 'Returns provider types with the number of listed providers.',
  query: ViewQuery,
  response: listOf(ProviderType),
});

export const listAccreditors = defineEndpoint({
  ...shared,
  name: 'listAccreditors',
  path: '/accreditors',
  summary: 'List accreditors',
  description:
    'Returns the organizations that accredit clinics and hospitals, with what they assess: international ones first, then by name.',
  query: ViewQuery,
  response: listOf(Accreditor),
});

export const listCurrencies = defineEndpoint({
  ...shared,
  name: 'listCurrencies',
  path: '/currencies',
  summary: 'List currencies',
  description: 'Returns the display currencies, with the rate used and its date.',
  query: ViewQuery,
  response: listOf(Currency),
});

export const listCancellationPolicies = defineEndpoint({
  ...shared,
  name: 'listCancellationPolicies',
  path: '/cancellation-policies',
  summary: 'List cancellation policies',
  description: 'Returns the policies a provider can choose from, each with its own rules and those common to all.',
  query: ViewQuery,
  response: listOf(RefundPolicy),
});

export const getPublicStats = defineEndpoint({
  ...shared,
  name: 'getPublicStats',
  path: '/stats/public',
  summary: 'Get public counts',
  description: 'Returns current counts of what is listed.',
  response: PublicStats,
});
