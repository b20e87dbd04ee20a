import { z } from 'zod';
import { defineEndpoint, Id, Locale, pageOf, pageQuery } from '../../../kit/index.ts';
import { Reason } from '../../../audit/reason.ts';
import { AdminProviderDetail } from '../provider-detail.schema.ts';
import { DUPLICATE_SORTS, DUPLICATE_STATES, DuplicatePair, MergePreview, MergeRequest } from './merging.schema.ts';

const shared = { access: ['admin'], tag: 'platform-admin' } as const;
const Pair = z.object({
  id: Id.meta({ description: 'The clinic that stays.' }),
  other: Id.meta({ description: 'The other one.' }),
});

export const listDuplicateProviders = defineEndpoint({
  ...shared,
  name: 'listDuplicateProviders',
  method: 'GET',
  path: '/admin/providers/duplicates',
  summary: 'List clinics that may be duplicates',
  description:
    'Returns pairs of partners that share a phone number, address, website or license, or nearly a name in one city, most alike first.',
  query: z.object({
    ...pageQuery(25),
    state: z.enum(DUPLICATE_STATES).default('open').meta({ description: 'To decide, or decided to be two clinics.' }),
    sort: z.enum(DUPLICATE_SORTS).default('-likeness').meta({ description: 'Sort order.' }),
  }),
  response: pageOf(DuplicatePair, {
    counts: z
      .object({
        open: z.int().meta({ description: 'To decide.' }),
        apart: z.int().meta({ description: 'Decided to be two clinics.' }),
      })
      .meta({ description: 'Number of pairs by state.' }),
  }),
});

export const getProviderMerge = defineEndpoint({
  ...shared,
  name: 'getProviderMerge',
  method: 'GET',
  path: '/admin/providers/:id/merge/:other',
  summary: 'Compare two clinics before merging them',
  description: 'Returns both profiles side by side, what would move, what would stay, and why it may not be possible.',
  params: Pair,
  query: z.object({ language: Locale.default('en').meta({ description: 'Language of names.' }) }),
  response: MergePreview,
  problems: ['providers.not_found'],
});

export const mergeProviders = defineEndpoint({
  ...shared,
  name: 'mergeProviders',
  method: 'POST',
  path: '/admin/providers/:id/merge/:other',
  summary: 'Merge a clinic into another',
  description:
    'Everything that belongs to the other clinic moves to the one that stays, where it does not have its own. The other one leaves all lists; its address leads to the one that stays. Both teams become one and are notified.',
  params: Pair,
  body: MergeRequest,
  response: AdminProviderDetail,
  problems: ['providers.not_found', 'providers.not_mergeable', 'providers.stands_differently', 'request.stale_version'],
});

export const splitProvider = defineEndpoint({
  ...shared,
  name: 'splitProvider',
  method: 'POST',
  path: '/admin/providers/:id/split',
  summary: 'Undo the merge of a clinic',
  description:
    'Gives a merged clinic back what moved with it and is still with the other one, and restores its former status. What was added since stays with the other one. The team is notified.',
  params: z.object({ id: Id.meta({ description: 'The clinic that was merged into another.' }) }),
  body: z.strictObject({ reason: Reason }).meta({ id: 'SplitRequest', description: 'Why a merge is undone.' }),
  response: AdminProviderDetail,
  problems: ['providers.not_found', 'providers.stands_differently'],
});

export const keepProvidersApart = defineEndpoint({
  ...shared,
  name: 'keepProvidersApart',
  method: 'PUT',
  path: '/admin/providers/:id/apart/:other',
  summary: 'Decide that two clinics are not duplicates',
  description: 'They are no longer suggested as duplicates. Repeating it changes nothing.',
  status: 204,
  params: Pair,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['providers.not_found'],
});

export const suggestProvidersAgain = defineEndpoint({
  ...shared,
  name: 'suggestProvidersAgain',
  method: 'DELETE',
  path: '/admin/providers/:id/apart/:other',
  summary: 'Suggest two clinics as duplicates again',
  description: 'Takes back the decision that they are two clinics. Repeating it changes nothing.',
  status: 204,
  params: Pair,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['providers.not_found'],
});
