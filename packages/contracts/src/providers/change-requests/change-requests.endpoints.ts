import { z } from 'zod';
import { Reason } from '../../audit/reason.ts';
import { viewQuery } from '../../catalog/catalog.query.ts';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { AdminProviderDetail } from '../admin/provider-detail.schema.ts';
import { ClinicProfile } from '../own/own-clinic.schema.ts';

const Version = z.int().min(1).meta({ description: 'The version of the request that was read.' });
const ofProvider = z.object({
  id: Id.meta({ description: 'Provider id.' }),
  change: Id.meta({ description: 'Id of the request.' }),
});

export const withdrawClinicChange = defineEndpoint({
  access: { side: 'provider', may: 'clinic.change' },
  tag: 'providers',
  name: 'withdrawClinicChange',
  method: 'POST',
  path: '/provider/profile/changes/:id/withdraw',
  summary: 'Withdraw a change request',
  description: 'Takes back what the clinic asked Travesía to change; the profile stays as it is.',
  params: z.object({ id: Id.meta({ description: 'Id of the request.' }) }),
  query: z.object({ language: viewQuery.language }),
  response: ClinicProfile,
  problems: ['providers.change_not_found', 'providers.change_decided'],
});

export const approveClinicChange = defineEndpoint({
  access: ['admin'],
  tag: 'platform-admin',
  name: 'approveClinicChange',
  method: 'POST',
  path: '/admin/providers/:id/changes/:change/approve',
  summary: 'Approve a clinic’s change request',
  description:
    'Changes name, type or country as requested; public pages show it within a second. A clinic that changes its country has no city until it names one. Its team is notified.',
  params: ofProvider,
  body: z.strictObject({ version: Version }).meta({ id: 'ChangeApproval', description: 'Which version is approved.' }),
  response: AdminProviderDetail,
  problems: ['providers.not_found', 'providers.change_not_found', 'providers.change_decided', 'request.stale_version'],
});

export const declineClinicChange = defineEndpoint({
  access: ['admin'],
  tag: 'platform-admin',
  name: 'declineClinicChange',
  method: 'POST',
  path: '/admin/providers/:id/changes/:change/decline',
  summary: 'Decline a clinic’s change request',
  description: 'Leaves the clinic as it is. Its team is notified with the reason.',
  params: ofProvider,
  body: z
    .strictObject({ version: Version, reason: Reason })
    .meta({ id: 'ChangeRefusal', description: 'Which version is declined, and why.' }),
  response: AdminProviderDetail,
  problems: ['providers.not_found', 'providers.change_not_found', 'providers.change_decided', 'request.stale_version'],
});
