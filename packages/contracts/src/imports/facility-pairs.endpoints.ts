import { z } from 'zod';
import { defineEndpoint, Id, pageOf, pageQuery } from '../kit/index.ts';
import {
  FACILITY_PAIR_SORTS,
  FacilityPair,
  FacilityPairState,
  PairCounts,
  PairDecision,
} from './facility-pairs.schema.ts';

const admin = { access: ['admin'], tag: 'imports' } as const;

export const listFacilityPairs = defineEndpoint({
  ...admin,
  name: 'listFacilityPairs',
  method: 'GET',
  path: '/admin/imports/pairs',
  summary: 'List possible duplicates',
  description:
    'Returns rows of registries with the listings they may be or were merged with, by default undecided ones, most alike first.',
  query: z.object({
    ...pageQuery(20),
    state: FacilityPairState.default('open'),
    import: Id.optional().meta({ description: 'Only those found by this import.' }),
    sort: z.enum(FACILITY_PAIR_SORTS).default('-likeness').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(FacilityPair, { counts: PairCounts }),
});

export const decideFacilityPair = defineEndpoint({
  ...admin,
  name: 'decideFacilityPair',
  method: 'PUT',
  path: '/admin/imports/pairs/:id/decision',
  summary: 'Decide a possible duplicate',
  description:
    'Joins the two listings, or keeps them apart and undoes a merge, with everything that referred to them. Later imports follow the decision.',
  params: z.object({ id: Id }),
  body: PairDecision,
  response: FacilityPair,
  problems: [
    'imports.pair_not_found',
    'request.stale_version',
    'imports.not_possible',
    'imports.busy',
    'imports.pair_of_partners',
    'imports.pair_in_use',
  ],
});
