import { z } from 'zod';
import { defineEndpoint, Id } from '../../kit/index.ts';
import { AdminProviderDetail } from '../../providers/admin/provider-detail.schema.ts';
import {
  NewCredential,
  CredentialCorrection,
  CredentialEvidence,
  CredentialHistory,
  CredentialRevocation,
} from './credentials.schema.ts';

const shared = { access: ['admin'], tag: 'platform-admin', response: AdminProviderDetail } as const;
const provider = z.object({ id: Id.meta({ description: 'Id of a provider.' }) });
const params = provider.extend({ credential: Id.meta({ description: 'Id of one of its credentials.' }) });

export const addCredential = defineEndpoint({
  ...shared,
  name: 'addCredential',
  method: 'POST',
  path: '/admin/providers/:id/credentials',
  summary: 'Put a credential of a provider on file',
  description:
    'Adds a credential of the facility or of one of its clinicians, still to be checked. Its owners are told.',
  status: 201,
  params: provider,
  body: NewCredential,
  problems: ['providers.not_found', 'request.stale_version', 'providers.credential_refused'],
});

export const correctCredential = defineEndpoint({
  ...shared,
  name: 'correctCredential',
  method: 'PUT',
  path: '/admin/providers/:id/credentials/:credential',
  summary: 'Correct a credential of a provider',
  description:
    'Changes the fields that are named. When the facility has no licence in force afterwards, its verification ends. Its owners are told.',
  params,
  body: CredentialCorrection,
  problems: [
    'providers.not_found',
    'providers.credential_not_found',
    'request.stale_version',
    'providers.credential_refused',
  ],
});

export const verifyCredential = defineEndpoint({
  ...shared,
  name: 'verifyCredential',
  method: 'POST',
  path: '/admin/providers/:id/credentials/:credential/verify',
  summary: 'Verify a credential of a provider',
  description: 'Says where and when it was looked up; from then on it counts until its last day. Its owners are told.',
  params,
  body: CredentialEvidence,
  problems: [
    'providers.not_found',
    'providers.credential_not_found',
    'request.stale_version',
    'providers.credential_refused',
    'providers.stands_differently',
  ],
});

export const revokeCredential = defineEndpoint({
  ...shared,
  name: 'revokeCredential',
  method: 'POST',
  path: '/admin/providers/:id/credentials/:credential/revoke',
  summary: 'Revoke a credential of a provider',
  description:
    'Takes it off every page of patients. When it was the last licence in force of the facility, its verification ends. Its owners are told why.',
  params,
  body: CredentialRevocation,
  problems: [
    'providers.not_found',
    'providers.credential_not_found',
    'request.stale_version',
    'providers.stands_differently',
  ],
});

export const listCredentialHistory = defineEndpoint({
  ...shared,
  name: 'listCredentialHistory',
  method: 'GET',
  path: '/admin/providers/:id/credentials/:credential/history',
  summary: 'List what was done with a credential',
  description: 'Who added, corrected, verified and revoked it, when and why, with what was other than before.',
  params,
  response: CredentialHistory,
  problems: ['providers.not_found', 'providers.credential_not_found'],
});
