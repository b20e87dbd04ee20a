import { z } from 'zod';
import { ViewQuery, viewQuery } from '../catalog/catalog.query.ts';
import { CountryCode, defineEndpoint, Id, Slug } from '../kit/index.ts';
import { CostEstimate, HomeCity } from './estimates.schema.ts';

/** Longest stay that is estimated, nights. */
export const MOST_NIGHTS = 120;

/** Where a trip begins when nobody says: a hub in the middle of the country that most home prices are from. */
export const DEFAULT_HOME_CITY = 'dallas';

export const listHomeCities = defineEndpoint({
  method: 'GET',
  access: 'public',
  tag: 'estimates',
  cache: 'catalog',
  name: 'listHomeCities',
  path: '/home-cities',
  summary: 'List cities a trip can begin in',
  description: 'Cities that flights are estimated from, by country. Choose the one nearest to the traveller’s home.',
  query: ViewQuery,
  response: z.object({ data: z.array(HomeCity).meta({ description: 'All of them.' }) }),
});

export const createCostEstimate = defineEndpoint({
  method: 'POST',
  access: 'public',
  tag: 'estimates',
  name: 'createCostEstimate',
  path: '/cost-estimates',
  summary: 'Estimate what a whole trip costs',
  description:
    'Treatment, flights, nights and everything around them, low to high and item by item, with the second trip where a ' +
    'treatment needs one, beside the home price. Each item says how it is known. It is a calculation: nothing is stored, ' +
    'and the same body gets the same answer until prices or rates change.',
  body: z.strictObject({
    treatment: Slug.meta({ description: 'Slug of the treatment.' }),
    home_city: Slug.default(DEFAULT_HOME_CITY).meta({
      description: 'Where the trip begins, one of `GET /home-cities`.',
    }),
    destination: z.union([CountryCode, Slug]).optional().meta({
      description:
        'Country code or slug of a destination city. Without it: the city of `package_id`, else the country with the best founded and then lowest price.',
    }),
    package_id: Id.optional().meta({ description: 'A package whose price and inclusions shall count.' }),
    nights: z.int().min(1).max(MOST_NIGHTS).optional().meta({
      description:
        'Nights of the first trip; the treatment’s usual ones unless given. Too few to fly home are refused.',
    }),
    companion: z.boolean().default(false).meta({ description: 'Whether somebody travels along, in the same room.' }),
    ...viewQuery,
  }),
  response: CostEstimate,
  problems: ['catalog.treatment_not_found', 'packages.not_found'],
});
