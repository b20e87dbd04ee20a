import { z } from 'zod';
import { viewQuery } from '../../catalog/catalog.query.ts';
import {
  CountryCode,
  defineEndpoint,
  FacetValue,
  listParam,
  numberParam,
  optionalParam,
  pageOf,
  pageQuery,
  Slug,
} from '../../kit/index.ts';
import { Bbox } from '../providers.endpoints.ts';
import { DatedCity, DirectoryCountry, DirectoryPin } from './directory.schema.ts';

const shared = { method: 'GET', access: 'public', tag: 'providers', cache: 'catalog' } as const;

/** Maximum cities per response: well within the limit of one sitemap file. */
export const MOST_CITIES = 5000;

export const listDirectoryCities = defineEndpoint({
  ...shared,
  name: 'listDirectoryCities',
  path: '/directory/cities',
  summary: 'List cities with listings',
  description:
    'Returns every city in which a provider is listed, as registers name it, with its count: the largest first, or by name.',
  query: z.object({
    ...viewQuery,
    page: pageQuery(MOST_CITIES).page,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_CITIES)
      .default(100)
      .meta({ description: `Items a page, at most ${MOST_CITIES}.` }),
    country: listParam(CountryCode).meta({ description: 'Country codes.' }),
    region: optionalParam(z.string().max(200)).meta({ description: 'State, province or department.' }),
    city: listParam(Slug).meta({ description: 'City slugs.' }),
    bbox: optionalParam(Bbox),
    initial: optionalParam(z.string().regex(/^[a-z0]$/)).meta({
      description: 'First letter of the name, without accent; `0` for all other characters.',
    }),
    sort: z.enum(['listings', 'name']).default('listings').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(DatedCity, {
    initials: z
      .array(FacetValue)
      .meta({ description: 'First letters of the cities, whatever `initial` asks, with the number of cities.' }),
  }),
});

export const getDirectoryMap = defineEndpoint({
  ...shared,
  name: 'getDirectoryMap',
  path: '/directory/map',
  summary: 'Get the map of listings',
  description:
    'Returns all listings as pins, clustered so that pins don’t overlap: the counts of the pins and `unplaced` add up to `total`. A listing without coordinates is placed in its city.',
  query: z.object({
    ...viewQuery,
    country: optionalParam(CountryCode).meta({ description: 'Only this country.' }),
    bbox: optionalParam(Bbox),
    width: numberParam(z.number().min(0.05).max(180)).meta({
      description: 'Width of the map in degrees of longitude; determines what is clustered.',
    }),
  }),
  response: z.object({
    total: z.int().meta({ description: 'Listings in the country and the box.' }),
    unplaced: z.int().meta({ description: 'Listings whose place is unknown.' }),
    pins: z.array(DirectoryPin).meta({ description: 'Largest first.' }),
    countries: z.array(DirectoryCountry).meta({ description: 'Countries with listings, most listings first.' }),
  }),
});
