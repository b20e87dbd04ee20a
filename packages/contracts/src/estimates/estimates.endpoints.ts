import { z } from 'zod';
import { ViewQuery, viewQuery } from '../catalog/catalog.query.ts';
import { CountryCode, defineEndpoint, Id, Slug } from '../kit/index.ts';
import { CostEstimate, HomeCity } from './estimates.schema.ts';

/** Longest stay that can be estimated, in nights. */
export const MOST_NIGHTS = 120;

/** Default starting point of a trip: a hub in the middle of the country that most home prices come from. */
export const DEFAULT_HOME_CITY = 'dallas';

export const listHomeCities = defineEndpoint({
  method: 'GET',
  access: 'public',
  tag: 'estimates',
  cache: 'catalog',
  name: 'listHomeCities',
  path: '/home-cities',
  summary: 'List departure cities',
  description:
    'Returns the cities that flights are estimated from, by country. Choose the one nearest to the traveler’s home.',
  query: ViewQuery,
  response: z.object({ data: z.array(HomeCity).meta({ description: 'All entries.' }) }),
});

export const createCostEstimate = defineEndpoint({
  method: 'POST',
  access: 'public',
  tag: 'estimates',
  name: 'createCostEstimate',
  idempotency: 'none',
  path: '/cost-estimates',
  summary: 'Estimate the cost of a whole trip',
  description:
    'Estimates treatment, flights, nights and everything else, low to high and item by item, with the second ' +
    'trip if a treatment needs one, compared with the home price. Each item states its basis. It is a pure ' +
    'calculation: nothing is stored, and the same body returns the same result until prices or rates change.',
  body: z.strictObject({
    treatment: Slug.meta({ description: 'Slug of the treatment.' }),
    home_city: Slug.default(DEFAULT_HOME_CITY).meta({
      description: 'Departure city, one of `GET /home-cities`.',
    }),
    destination: z.union([CountryCode, Slug]).optional().meta({
      description:
        'Country code or slug of a destination city. Defaults to the city of `package_id`, otherwise to the country with the best supported and then lowest price.',
    }),
    package_id: Id.optional().meta({ description: 'A package whose price and inclusions to use.' }),
    nights: z.int().min(1).max(MOST_NIGHTS).optional().meta({
      description:
        'Nights of the first trip; defaults to the treatment’s usual number. Too few to fly home are rejected.',
    }),
    companion: z.boolean().default(false).meta({ description: 'Whether a companion travels along, in the same room.' }),
    ...viewQuery,
  }),
  response: CostEstimate,
  problems: ['catalog.treatment_not_found', 'packages.not_found'],
});
