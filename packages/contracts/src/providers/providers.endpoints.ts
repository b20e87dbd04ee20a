import { z } from 'zod';
import { viewQuery, ViewQuery } from '../catalog/catalog.query.ts';
import {
  CountryCode,
  DateOnly,
  defineEndpoint,
  FacetValue,
  flagParam,
  Id,
  Key,
  listParam,
  numberParam,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
  Slug,
} from '../kit/index.ts';
import { Clinician, ListingKind, ProviderDetail, ProviderSummary } from './providers.schema.ts';

const shared = { method: 'GET', access: 'public', tag: 'providers', cache: 'catalog' } as const;

/** A provider in a URL: its id or slug. */
export const ProviderRef = z.union([Id, Slug]).meta({ description: 'Id or slug of a provider.' });

const coordinate = (limit: number) => z.number().min(-limit).max(limit);

/** `lat,lon,km`: a circle. */
export const Near = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([coordinate(90), coordinate(180), z.number().positive().max(2000)]))
  .meta({ description: 'Circle as `lat,lon,km`.', example: '6.24,-75.58,25' });

/** `west,south,east,north`: a map box. */
export const Bbox = z
  .string()
  .transform((text) => text.split(',').map(Number))
  .pipe(z.tuple([coordinate(180), coordinate(90), coordinate(180), coordinate(90)]))
  .meta({ description: 'Map box as `west,south,east,north`.', example: '-76,5,-75,7' });

export const PROVIDER_SORTS = ['relevance', 'rating', 'price', 'distance'] as const;

/** Filters of provider lists; all optional. */
export const providerFilters = {
  q: optionalParam(SearchText),
  type: listParam(z.string().max(40)).meta({ description: 'Types, such as dental_clinic.' }),
  specialty: listParam(Key).meta({ description: 'Treatment categories.' }),
  treatment: optionalParam(Slug).meta({
    description: 'Only providers with a package for this treatment; prices shown, filtered and sorted by are for it.',
  }),
  country: listParam(CountryCode).meta({ description: 'Country codes.' }),
  city: listParam(Slug).meta({ description: 'City slugs.' }),
  accreditation: listParam(Slug).meta({ description: 'Accreditors; any of them.' }),
  spoken: listParam(z.string().regex(/^[a-z]{2}$/)).meta({ description: 'Languages spoken; any of them.' }),
  rating: numberParam(z.number().min(1).max(5)).meta({ description: 'Lowest mean rating.' }),
  price_min: numberParam(z.number().min(0)).meta({
    description: 'Minimum price of the cheapest package, of `treatment` if given, in whole units of `currency`.',
  }),
  price_max: numberParam(z.number().min(0)).meta({
    description: 'Maximum price of the cheapest package, of `treatment` if given, in whole units of `currency`.',
  }),
  verified: flagParam.meta({ description: 'Only providers with valid credentials.' }),
  listing: optionalParam(ListingKind),
  near: optionalParam(Near),
  bbox: optionalParam(Bbox),
};

export const listProviders = defineEndpoint({
  ...shared,
  name: 'listProviders',
  path: '/providers',
  summary: 'List providers',
  description:
    'Returns clinics and hospitals, filtered and sorted, with counts by filter. Placement can’t be bought: relevance is text match, then verification, rating and price. `spoken` filters by language, `language` selects the language of texts.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(24),
    ...providerFilters,
    sort: z.enum(PROVIDER_SORTS).default('relevance').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(ProviderSummary, {
    facets: z
      .object({
        type: z.array(FacetValue).meta({ description: 'By type.' }),
        country: z.array(FacetValue).meta({ description: 'By country.' }),
        city: z.array(FacetValue).meta({ description: 'By city, the thirty largest.' }),
        accreditation: z.array(FacetValue).meta({ description: 'By accreditation.' }),
        spoken: z.array(FacetValue).meta({ description: 'By language spoken.' }),
        listing: z.array(FacetValue).meta({ description: 'Partners and directory listings.' }),
        verified: z.array(FacetValue).meta({ description: 'Valid credentials.' }),
      })
      .meta({ description: 'Counts by filter.' }),
  }),
});

export const getProvider = defineEndpoint({
  ...shared,
  name: 'getProvider',
  path: '/providers/:id',
  summary: 'Get a provider',
  description: 'Returns a provider with credentials, policies, settings and rating distribution.',
  params: z.object({ id: ProviderRef }),
  query: ViewQuery,
  response: ProviderDetail,
  problems: ['providers.not_found'],
});

export const listProviderClinicians = defineEndpoint({
  ...shared,
  name: 'listProviderClinicians',
  path: '/providers/:id/clinicians',
  summary: 'List the clinicians of a provider',
  description: 'Returns the clinicians who treat there, with their license and when it was verified.',
  params: z.object({ id: ProviderRef }),
  query: ViewQuery,
  response: z.object({ data: z.array(Clinician).meta({ description: 'All entries.' }) }),
  problems: ['providers.not_found'],
});

export const getClinician = defineEndpoint({
  ...shared,
  name: 'getClinician',
  path: '/providers/:id/clinicians/:clinicianId',
  summary: 'Get a clinician',
  description: 'Returns one clinician of a provider, with their license and when it was verified.',
  params: z.object({ id: ProviderRef, clinicianId: Id }),
  query: ViewQuery,
  response: Clinician,
  problems: ['providers.not_found', 'providers.clinician_not_found'],
});

/** Maximum URLs per response: well within the limit of one sitemap file. */
export const MOST_ADDRESSES = 4000;

const addressQuery = z.object({
  page: pageQuery(MOST_ADDRESSES).page,
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_ADDRESSES)
    .default(MOST_ADDRESSES)
    .meta({ description: `Items a page, at most ${MOST_ADDRESSES}.` }),
});
const ChangedOn = DateOnly.meta({ description: 'Day of the last change, UTC.' });

export const listProviderAddresses = defineEndpoint({
  ...shared,
  name: 'listProviderAddresses',
  path: '/provider-addresses',
  summary: 'List provider pages for sitemaps',
  description:
    'Returns every listed provider that says where it is or how to reach it, with the day it last changed, in listing order.',
  query: addressQuery,
  response: pageOf(z.object({ slug: Slug, changed_on: ChangedOn })),
});

export const listClinicianAddresses = defineEndpoint({
  ...shared,
  name: 'listClinicianAddresses',
  path: '/clinician-addresses',
  summary: 'List clinician pages for sitemaps',
  description: 'Returns every clinician of a listed provider, with the day the provider last changed.',
  query: addressQuery,
  response: pageOf(
    z.object({
      id: Id,
      name: z.string().meta({ description: 'Name with title.' }),
      provider_slug: Slug,
      changed_on: ChangedOn,
    }),
  ),
});
