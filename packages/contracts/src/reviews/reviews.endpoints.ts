import { z } from 'zod';
import { viewQuery } from '../catalog/catalog.query.ts';
import { defineEndpoint, FacetValue, listParam, numberParam, pageOf, pageQuery, Slug } from '../kit/index.ts';
import { ProviderRef } from '../providers/providers.endpoints.ts';
import { Review } from './reviews.schema.ts';

export const REVIEW_SORTS = ['newest', 'lowest', 'highest'] as const;

export const listProviderReviews = defineEndpoint({
  name: 'listProviderReviews',
  method: 'GET',
  path: '/providers/:id/reviews',
  access: 'public',
  tag: 'reviews',
  cache: 'catalog',
  summary: 'List reviews of a provider',
  description: 'Published reviews, low ones included, with the distribution of stars over all of them.',
  params: z.object({ id: ProviderRef }),
  query: z.object({
    ...viewQuery,
    ...pageQuery(10),
    treatment: listParam(Slug).meta({ description: 'Treatment slugs.' }),
    stars: numberParam(z.number().int().min(1).max(5)).meta({ description: 'Only so many stars.' }),
    sort: z.enum(REVIEW_SORTS).default('newest').meta({ description: 'Order.' }),
  }),
  response: pageOf(Review, {
    average: z.number().nullable().meta({ description: 'Mean of all published reviews, one decimal.' }),
    distribution: z.array(z.int()).length(5).meta({ description: 'Reviews with 1, 2, 3, 4 and 5 stars, unfiltered.' }),
    facets: z
      .object({ treatment: z.array(FacetValue).meta({ description: 'By treatment.' }) })
      .meta({ description: 'Counts by treatment.' }),
  }),
  problems: ['providers.not_found'],
});
