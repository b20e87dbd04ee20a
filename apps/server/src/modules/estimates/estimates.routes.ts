import { createCostEstimate, listHomeCities } from '@travesia/contracts/estimates';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { EstimateReads } from './estimate-reads.ts';
import { estimateCostQuery } from './queries/estimate-cost.ts';
import { listHomeCitiesQuery } from './queries/list-home-cities.ts';

/** Routes for estimates. */
export const estimatesRoutes = (reads: EstimateReads): Mounted[] => [
  mount(listHomeCities, ({ query }) => listHomeCitiesQuery(reads, query)),
  mount(createCostEstimate, ({ body }, { actor }) => estimateCostQuery(reads, body, actor)),
];
