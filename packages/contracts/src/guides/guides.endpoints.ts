import { z } from 'zod';
import { ViewQuery } from '../catalog/catalog.query.ts';
import { defineEndpoint, Slug } from '../kit/index.ts';
import { CityGuide } from './guides.schema.ts';

export const getCityGuide = defineEndpoint({
  method: 'GET',
  access: 'public',
  tag: 'guides',
  cache: 'catalog',
  name: 'getCityGuide',
  path: '/city-guides/:slug',
  summary: 'Get the guide to a city',
  description:
    'Returns what a traveler to a destination city should know: seasons, altitude, getting about and visa rules by passport. What we read at a source has it and the day; the rest has a page to check it with.',
  params: z.object({ slug: Slug }),
  query: ViewQuery,
  response: CityGuide,
  problems: ['guides.not_found'],
});
