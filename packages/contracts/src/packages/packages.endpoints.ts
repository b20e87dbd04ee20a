import { z } from 'zod';
import { viewQuery, ViewQuery } from '../catalog/catalog.query.ts';
import {
  CountryCode,
  defineEndpoint,
  FacetValue,
  flagParam,
  Id,
  listParam,
  numberParam,
  optionalParam,
  pageOf,
  pageQuery,
  SearchText,
  Slug,
} from '../kit/index.ts';
import { Bbox, ProviderRef } from '../providers/providers.endpoints.ts';
import { MOST_COMPARED, PackageComparison } from './comparison.schema.ts';
import { PackageShowcase, TreatmentCities, TreatmentMarket } from './market.schema.ts';
import { InclusionKey, PackageDetail, PackageSummary } from './packages.schema.ts';

const shared = { method: 'GET', access: 'public', tag: 'packages', cache: 'catalog' } as const;

export const PACKAGE_SORTS = ['relevance', 'price', 'rating', 'nights'] as const;

export const listPackages = defineEndpoint({
  ...shared,
  name: 'listTreatmentPackages',
  path: '/treatment-packages',
  summary: 'List packages',
  description:
    'Returns published packages, filtered and sorted, with counts by filter and a price histogram. Prices are filtered and sorted by `total`: what the treatment costs with everything it needs. Placement can’t be bought.',
  query: z.object({
    ...viewQuery,
    ...pageQuery(24),
    q: optionalParam(SearchText),
    treatment: listParam(Slug).meta({ description: 'Treatment slugs.' }),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    city: listParam(Slug).meta({ description: 'City slugs.' }),
    provider: optionalParam(ProviderRef).meta({ description: 'Only this provider, by id or slug.' }),
    price_min: numberParam(z.number().min(0)).meta({ description: 'Lowest total, in whole units of `currency`.' }),
    price_max: numberParam(z.number().min(0)).meta({ description: 'Highest total, in whole units of `currency`.' }),
    nights_max: numberParam(z.number().int().min(0).max(1000)).meta({ description: 'Maximum nights.' }),
    days_max: numberParam(z.number().int().min(0).max(1000)).meta({ description: 'Maximum days away.' }),
    inclusions: listParam(InclusionKey).meta({ description: 'Price items that must be included; all of them.' }),
    accreditation: listParam(Slug).meta({ description: 'Accreditors of the provider; any of them.' }),
    spoken: listParam(z.string().regex(/^[a-z]{2}$/)).meta({ description: 'Languages spoken; any of them.' }),
    rating: numberParam(z.number().min(1).max(5)).meta({ description: 'Lowest mean rating of the provider.' }),
    verified: flagParam.meta({ description: 'Only providers with valid credentials.' }),
    bbox: optionalParam(Bbox),
    sort: z.enum(PACKAGE_SORTS).default('relevance').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(PackageSummary, {
    facets: z
      .object({
        treatment: z.array(FacetValue).meta({ description: 'By treatment.' }),
        country: z.array(FacetValue).meta({ description: 'By country.' }),
        city: z.array(FacetValue).meta({ description: 'By city.' }),
        accreditation: z.array(FacetValue).meta({ description: 'By accreditation of the provider.' }),
        spoken: z.array(FacetValue).meta({ description: 'By language spoken.' }),
        verified: z.array(FacetValue).meta({ description: 'Valid credentials.' }),
        inclusions: z.array(FacetValue).meta({ description: 'By included price item.' }),
      })
      .meta({ description: 'Counts by filter.' }),
    prices: z
      .object({
        min: z.int().nullable().meta({ description: 'Lowest total, minor units of the requested currency.' }),
        max: z.int().nullable().meta({ description: 'Highest.' }),
        histogram: z.array(z.int()).meta({ description: 'Counts in twelve equal steps from min to max.' }),
      })
      .meta({ description: 'Price distribution of the results, ignoring the price filter.' }),
  }),
});

export const getPackage = defineEndpoint({
  ...shared,
  name: 'getTreatmentPackage',
  path: '/treatment-packages/:id',
  summary: 'Get a package',
  description:
    'Returns a package with its 22 price items, their sum, and what the treatment needs but the price does not include.',
  params: z.object({ id: Id }),
  query: ViewQuery,
  response: PackageDetail,
  problems: ['packages.not_found'],
});

export const comparePackages = defineEndpoint({
  ...shared,
  name: 'compareTreatmentPackages',
  path: '/package-comparisons',
  summary: 'Compare packages',
  description:
    'Compares up to four packages on the same 22 price items. Items not included are priced: by the provider if it gives a price, otherwise by the median of other packages for the same treatment in the city, the country or everywhere. Sorted by total: the price plus what the treatment needs.',
  query: z.object({
    ...viewQuery,
    packages: listParam(Id, MOST_COMPARED).meta({ description: 'Package ids, at most four.' }),
  }),
  response: PackageComparison,
});

export const getTreatmentMarket = defineEndpoint({
  ...shared,
  name: 'getTreatmentMarket',
  path: '/treatments/:slug/market',
  summary: 'Compare countries for a treatment',
  description:
    'Returns the published packages of one treatment by country: lowest, median and highest price, nights, days, clinics and their rating. Countries without a package are omitted.',
  params: z.object({ slug: Slug }),
  query: ViewQuery,
  response: TreatmentMarket,
  problems: ['catalog.treatment_not_found'],
});

export const getTreatmentCities = defineEndpoint({
  ...shared,
  name: 'getTreatmentCities',
  path: '/treatments/:slug/cities',
  summary: 'Compare cities for a treatment',
  description:
    'Returns the published packages of one treatment by city: lowest, median and highest total, how many of them are all-in, nights, days, clinics and the languages they speak. Cities without a package are omitted.',
  params: z.object({ slug: Slug }),
  query: ViewQuery,
  response: TreatmentCities,
  problems: ['catalog.treatment_not_found'],
});

export const getPackageShowcase = defineEndpoint({
  ...shared,
  name: 'getPackageShowcase',
  path: '/package-showcase',
  summary: 'List featured packages',
  description:
    'Returns packages of verified clinics, selected by published rules: lowest total, best rated, most items included, fewest days away, newest price. Placement can’t be bought.',
  query: ViewQuery,
  response: PackageShowcase,
});
