import { z } from 'zod';
import { ActToUndo, defineEndpoint, Id, UNDO_SECONDS } from '../../kit/index.ts';
import { AdminProviderDetail } from './provider-detail.schema.ts';
import { BulkDecision, BulkOutcome } from './bulk-providers.schema.ts';
import { NewProvider, ProviderEdit } from './provider-changes.schema.ts';
import { Reason } from '../../audit/reason.ts';

const shared = { access: ['admin'], tag: 'platform-admin' } as const;
const params = z.object({ id: Id.meta({ description: 'Provider id.' }) });
const moves = ['providers.not_found', 'providers.stands_differently'];
const WithReason = z.strictObject({ reason: Reason }).meta({ id: 'WithReason', description: 'Reason.' });

export const createAdminProvider = defineEndpoint({
  ...shared,
  name: 'createAdminProvider',
  method: 'POST',
  path: '/admin/providers',
  summary: 'Create a provider',
  description:
    'Creates a provider, hidden until verification of its credentials starts, and invites its owner by email.',
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
  description: 'Changes the given fields, with a reason. Its owners are notified by email of what changed and why.',
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
    'Removes it from lists, search and its public page within a second; existing bookings stay readable. Its team is notified with the reason.',
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
  description: 'Restores a suspended provider to its previous status. Its team is notified.',
  params,
  response: AdminProviderDetail,
  problems: moves,
});

export const submitProvider = defineEndpoint({
  ...shared,
  name: 'submitProvider',
  method: 'POST',
  path: '/admin/providers/:id/submit',
  summary: 'Start verifying a provider',
  description: 'Starts verification of its credentials; it is then listed as under review.',
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
    'Confirms that its credentials were checked. Requires a valid facility license, and that each license of the facility and of its clinicians was verified by itself, with source, URL, date and reason.',
  params,
  response: AdminProviderDetail,
  problems: [
    'providers.not_found',
    'providers.stands_differently',
    'providers.credentials_unverified',
    'providers.licence_missing',
  ],
});

export const decideProviders = defineEndpoint({
  ...shared,
  name: 'decideProviders',
  method: 'POST',
  path: '/admin/providers/decisions',
  summary: 'Decide on several providers',
  description:
    'Starts verifying several providers or verifies them, each independently: those it can’t be applied to stay unchanged and are returned with the reason.',
  body: BulkDecision,
  response: BulkOutcome,
});

export const rejectProvider = defineEndpoint({
  ...shared,
  name: 'rejectProvider',
  method: 'POST',
  path: '/admin/providers/:id/reject',
  summary: 'Reject the credentials of a provider',
  description: 'Removes it from lists until its credentials are verified again. Its team is notified with the reason.',
  params,
  body: WithReason,
  response: AdminProviderDetail,
  problems: moves,
});

export const undoProviderAct = defineEndpoint({
  ...shared,
  name: 'undoProviderAct',
  method: 'POST',
  path: '/admin/providers/:id/undo',
  summary: 'Undo what was just done with a provider',
  description: `Takes back that the caller verified, suspended or activated it in the last ${UNDO_SECONDS} seconds, if nothing was changed since. Its team is not notified of either.`,
  params,
  body: ActToUndo,
  response: AdminProviderDetail,
  problems: ['providers.not_found', 'request.undo_over'],
});
