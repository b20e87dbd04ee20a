import { z } from 'zod';
import { viewQuery } from '../catalog/catalog.query.ts';
import { defineEndpoint, Slug } from '../kit/index.ts';
import {
  AdvertisingCheck,
  AdvertisingFacts,
  AdvertisingFactsUpdate,
  AdvertisingFindings,
  AdvertisingStatements,
} from './advertising.schema.ts';

const tag = 'advertising';
const language = z.object({ language: viewQuery.language });

export const checkAdvertising = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'clinic.read' },
  name: 'checkAdvertising',
  method: 'POST',
  path: '/provider/advertising-check',
  summary: 'Check texts against rules on advertising',
  description:
    'Returns phrases that the rules of the clinic’s country forbid or advise against, why, and what to write instead. Saves nothing.',
  idempotency: 'none',
  whileSuspended: true,
  ratePerMinute: 90,
  query: language,
  body: AdvertisingCheck,
  response: AdvertisingFindings,
});

export const getAdvertisingFacts = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'clinic.read' },
  name: 'getAdvertisingFacts',
  method: 'GET',
  path: '/provider/advertising-facts',
  summary: 'Get what own clinic states for its advertising',
  description: 'Returns permit, responsible doctor and specialty, and which of them its country’s rules want stated.',
  query: language,
  response: AdvertisingFacts,
});

export const updateAdvertisingFacts = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'clinic.change' },
  name: 'updateAdvertisingFacts',
  method: 'PUT',
  path: '/provider/advertising-facts',
  summary: 'Change what own clinic states for its advertising',
  description: 'Replaces all statements. The clinic’s pages show those that its country’s rules want shown.',
  query: language,
  body: AdvertisingFactsUpdate,
  response: AdvertisingFacts,
  problems: ['request.stale_version'],
});

export const listAdvertisingStatements = defineEndpoint({
  tag,
  access: 'public',
  name: 'listAdvertisingStatements',
  method: 'GET',
  path: '/providers/:slug/advertising-statements',
  summary: 'List what a clinic’s pages have to state',
  description: 'Returns the permit number, responsible doctor and specialty that the clinic’s country wants shown.',
  cache: 'catalog',
  params: z.object({ slug: Slug.meta({ description: 'Slug of the clinic.' }) }),
  response: AdvertisingStatements,
  problems: ['providers.not_found'],
});
