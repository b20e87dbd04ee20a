import { z } from 'zod';
import { viewQuery } from '../catalog/catalog.query.ts';
import {
  CountryCode,
  defineEndpoint,
  FacetValue,
  listParam,
  numberParam,
  pageOf,
  pageQuery,
  Slug,
} from '../kit/index.ts';
import { ProviderRef } from '../providers/providers.endpoints.ts';
import { PlacedReview, Review, TrustLedger } from './reviews.schema.ts';

export const REVIEW_SORTS = ['newest', 'lowest', 'highest'] as const;

export const listProviderReviews = defineEndpoint({
  name: 'listProviderReviews',
  method: 'GET',
  path: '/providers/:id/reviews',
  access: 'public',
  tag: 'reviews',
  cache: 'catalog',
  summary: 'List reviews of a provider',
  description: 'Returns published reviews, including low ratings, with the distribution of all stars.',
  params: z.object({ id: ProviderRef }),
  query: z.object({
    ...viewQuery,
    ...pageQuery(10),
    treatment: listParam(Slug).meta({ description: 'Treatment slugs.' }),
    home: listParam(CountryCode).meta({ description: 'Countries of residence of the authors.' }),
    written: listParam(z.string().regex(/^[a-z]{2}$/)).meta({
      description: 'ISO 639-1 codes of languages written in.',
    }),
    stars: numberParam(z.number().int().min(1).max(5)).meta({ description: 'Only this number of stars.' }),
    sort: z.enum(REVIEW_SORTS).default('newest').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(Review, {
    average: z.number().nullable().meta({ description: 'Mean of all published reviews, one decimal.' }),
    distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars, unfiltered.' }),
    facets: z
      .object({
        treatment: z.array(FacetValue).meta({ description: 'By treatment.' }),
        home: z.array(FacetValue).meta({ description: 'By the author’s country of residence.' }),
        written: z.array(FacetValue).meta({ description: 'By language.' }),
      })
      .meta({ description: 'Counts by filter, over all published reviews.' }),
  }),
  problems: ['providers.not_found'],
});

const facet = (what: string) => z.array(FacetValue).meta({ description: `By ${what}, the other filters kept.` });

export const listReviews = defineEndpoint({
  name: 'listReviews',
  method: 'GET',
  path: '/reviews',
  access: 'public',
  tag: 'reviews',
  cache: 'catalog',
  summary: 'List reviews of all providers',
  description:
    'Returns every published review of every listed provider, including low ratings. Only filters and sort order decide which come first.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(12),
    treatment: listParam(Slug).meta({ description: 'Treatment slugs.' }),
    country: listParam(CountryCode).meta({ description: 'Countries of the providers.' }),
    written: listParam(z.string().regex(/^[a-z]{2}$/)).meta({
      description: 'ISO 639-1 codes of languages written in.',
    }),
    stars: listParam(z.string().regex(/^[1-5]$/)).meta({ description: 'Only this number of stars.' }),
    sort: z.enum(REVIEW_SORTS).default('newest').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(PlacedReview, {
    average: z.number().nullable().meta({ description: 'Mean with all filters except `stars`, one decimal.' }),
    distribution: z
      .array(z.int())
      .length(5)
      .meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars, with all filters except `stars`.' }),
    facets: z
      .object({
        treatment: facet('treatment'),
        country: facet('country of the provider'),
        written: facet('language written in'),
      })
      .meta({ description: 'Counts by filter.' }),
  }),
});

export const getTrustLedger = defineEndpoint({
  name: 'getTrustLedger',
  method: 'GET',
  path: '/stats/trust',
  access: 'public',
  tag: 'reviews',
  cache: 'catalog',
  summary: 'Get the trust ledger',
  description:
    'Returns current verification counts from the database: partners by status including hidden ones, valid and expired credentials, published and rejected reviews, imported registries.',
  response: TrustLedger,
});
