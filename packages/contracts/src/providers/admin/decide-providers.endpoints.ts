import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { AdminProviderDetail } from './provider-detail.schema.ts';
import { BulkDecision, BulkOutcome } from './bulk-providers.schema.ts';
import { NewProvider, ProviderEdit } from './provider-changes.schema.ts';
import { Reason } from '../../audit/reason.ts';
import { Subscription, SubscriptionChange } from './subscription.schema.ts';

const shared = { access: ['admin'], tag: 'platform-admin' } as const;
const params = z.object({ id: Id.meta({ description: 'Id of a provider.' }) });
const moves = ['providers.not_found', 'providers.stands_differently'];
const WithReason = z.strictObject({ reason: Reason }).meta({ id: 'WithReason', description: 'Why it is done.' });

export const createAdminProvider = defineEndpoint({
  ...shared,
  name: 'createAdminProvider',
  method: 'POST',
  path: '/admin/providers',
  summary: 'Create a provider',
  description:
    'Makes a provider that nobody else sees until its credentials are being checked, and invites its owner by mail.',
  status: 201,
  body: NewProvider,
  response: AdminProviderDetail,
  problems: ['providers.unknown_reference', 'invitation.too_many'],
});

export const editAdminProvider = defineEndpoint({
  ...shared,
  name: 'editAdminProvider',
  method: 'PUT',
  path: '/admin/providers/:id',
  summary: 'Edit a provider',
  description: 'Changes the fields that are named, with a reason. Its owners are told by mail what changed and why.',
  params,
  body: ProviderEdit,
  response: AdminProviderDetail,
  problems: ['providers.not_found', 'providers.unknown_reference', 'request.stale_version'],
});

export const suspendProvider = defineEndpoint({
  ...shared,
  name: 'suspendProvider',
  method: 'POST',
  path: '/admin/providers/:id/suspend',
  summary: 'Suspend a provider',
  description:
    'Takes it out of lists, search and its public page within a second; what runs stays readable. Its people are told why.',
  params,
  body: WithReason,
  response: AdminProviderDetail,
  problems: moves,
});

export const activateProvider = defineEndpoint({
  ...shared,
  name: 'activateProvider',
  method: 'POST',
  path: '/admin/providers/:id/activate',
  summary: 'Activate a provider',
  description: 'Brings a suspended provider back to where it was. Its people are told.',
  params,
  response: AdminProviderDetail,
  problems: moves,
});

export const submitProvider = defineEndpoint({
  ...shared,
  name: 'submitProvider',
  method: 'POST',
  path: '/admin/providers/:id/submit',
  summary: 'Begin to check a provider',
  description: 'Its credentials are taken up for checking; from now on it is listed as being checked.',
  params,
  response: AdminProviderDetail,
  problems: moves,
});

export const verifyProvider = defineEndpoint({
  ...shared,
  name: 'verifyProvider',
  method: 'POST',
  path: '/admin/providers/:id/verify',
  summary: 'Verify a provider',
  description:
    'Says that its credentials were checked: those that were being checked count as verified from today. Needs a licence of the facility in force.',
  params,
  response: AdminProviderDetail,
  problems: ['providers.not_found', 'providers.stands_differently', 'providers.licence_missing'],
});

export const decideProviders = defineEndpoint({
  ...shared,
  name: 'decideProviders',
  method: 'POST',
  path: '/admin/providers/decisions',
  summary: 'Decide about several providers',
  description:
    'Begins to check several providers or verifies them, each on its own: those that cannot be are left as they are and named with the reason.',
  body: BulkDecision,
  response: BulkOutcome,
});

export const rejectProvider = defineEndpoint({
  ...shared,
  name: 'rejectProvider',
  method: 'POST',
  path: '/admin/providers/:id/reject',
  summary: 'Reject the credentials of a provider',
  description: 'Takes it out of the lists until its credentials are checked again. Its people are told why.',
  params,
  body: WithReason,
  response: AdminProviderDetail,
  problems: moves,
});

export const extendSubscription = defineEndpoint({
  ...shared,
  name: 'extendSubscription',
  method: 'POST',
  path: '/platform/providers/:id/subscription',
  summary: 'Extend the subscription of a provider',
  description: 'Adds months from today or from the end of what is covered, whichever is later.',
  status: 201,
  params,
  body: SubscriptionChange,
  response: Subscription,
  problems: ['providers.not_found'],
});
