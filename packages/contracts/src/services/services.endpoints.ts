import { z } from 'zod';
import { viewQuery } from '../catalog/catalog.query.ts';
import { CountryCode, defineEndpoint, FacetValue, listParam, pageOf, pageQuery, Slug } from '../kit/index.ts';
import { ServiceDetail, ServiceFocus, ServiceOffer, ServiceSummary } from './services.schema.ts';

const shared = { method: 'GET', access: 'public', tag: 'services', cache: 'catalog' } as const;

export const SERVICE_SORTS = ['relevance', 'price', 'turnaround'] as const;

const offerFilters = {
  spoken: listParam(z.string().regex(/^[a-z]{2}$/)).meta({ description: 'Languages of the offer; any of them.' }),
  country: listParam(CountryCode).meta({ description: 'Countries of the provider; any of them.' }),
  treatment: listParam(Slug).meta({ description: 'Treatments that the provider offers; any of them.' }),
};

export const listOnlineServices = defineEndpoint({
  ...shared,
  name: 'listOnlineServices',
  path: '/online-services',
  summary: 'List online services',
  description: 'Returns services by video or in writing, with price, length and languages of the matching offers.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(24),
    ...offerFilters,
    type: listParam(Slug).meta({ description: 'Services by slug; any of them.' }),
  }),
  response: pageOf(ServiceSummary, {
    facets: z
      .object({
        type: z.array(FacetValue).meta({ description: 'Offers by service.' }),
        spoken: z.array(FacetValue).meta({ description: 'Offers by language.' }),
        country: z.array(FacetValue).meta({ description: 'Offers by country.' }),
        treatment: z.array(FacetValue).meta({ description: 'Offers by treatment of their provider.' }),
      })
      .meta({ description: 'Counts of offers by filter.' }),
  }),
});

export const getOnlineService = defineEndpoint({
  ...shared,
  name: 'getOnlineService',
  path: '/online-services/:type',
  summary: 'Get an online service',
  description: 'Returns a service: what it can and can’t do, what to prepare, a sample, and a page of its offers.',
  params: z.object({ type: Slug }),
  query: z.object({
    ...viewQuery,
    ...pageQuery(24),
    ...offerFilters,
    focus: listParam(ServiceFocus).meta({ description: 'What it is for; any of them.' }),
    sort: z.enum(SERVICE_SORTS).default('relevance').meta({ description: 'Sort order of the offers.' }),
  }),
  response: z.object({
    service: ServiceDetail.meta({ description: 'The service.' }),
    offers: pageOf(ServiceOffer, {
      facets: z
        .object({
          spoken: z.array(FacetValue).meta({ description: 'By language.' }),
          country: z.array(FacetValue).meta({ description: 'By country.' }),
          treatment: z.array(FacetValue).meta({ description: 'By treatment of the provider.' }),
          focus: z.array(FacetValue).meta({ description: 'By what it is for; the label equals the value.' }),
        })
        .meta({ description: 'Counts of offers by filter.' }),
    }).meta({ description: 'Its offers.' }),
  }),
  problems: ['services.not_found'],
});
