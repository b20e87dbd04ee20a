import { z } from 'zod';
import { ActToUndo, defineEndpoint, Id, UNDO_SECONDS } from '../../kit/index.ts';
import { AdminProviderDetail } from '../../providers/admin/provider-detail.schema.ts';
import {
  NewCredential,
  CredentialCorrection,
  CredentialEvidence,
  CredentialHistory,
  CredentialRevocation,
} from './credentials.schema.ts';

const shared = { access: ['admin'], tag: 'platform-admin', response: AdminProviderDetail } as const;
const provider = z.object({ id: Id.meta({ description: 'Provider id.' }) });
const params = provider.extend({ credential: Id.meta({ description: 'Id of one of the provider’s credentials.' }) });

export const addCredential = defineEndpoint({
  ...shared,
  name: 'addCredential',
  method: 'POST',
  path: '/admin/providers/:id/credentials',
  summary: 'Add a provider’s credential',
  description:
    'Adds a credential of the facility or of one of its clinicians, pending verification. Its owners are notified.',
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
  summary: 'Correct a provider’s credential',
  description:
    'Changes the given fields. If the facility then has no valid license, its verification ends. Its owners are notified.',
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
  summary: 'Verify a provider’s credential',
  description:
    'Records where and when it was looked up; it is valid until its expiration date. Its owners are notified.',
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

export const undoCredentialAct = defineEndpoint({
  ...shared,
  name: 'undoCredentialAct',
  method: 'POST',
  path: '/admin/providers/:id/credentials/:credential/undo',
  summary: 'Undo the verification of a provider’s credential',
  description: `Takes back that the caller verified it in the last ${UNDO_SECONDS} seconds, with everything that was corrected by it, if nothing was changed since. Its owners are not notified of either.`,
  params,
  body: ActToUndo,
  problems: ['providers.not_found', 'providers.credential_not_found', 'request.stale_version', 'request.undo_over'],
});

export const revokeCredential = defineEndpoint({
  ...shared,
  name: 'revokeCredential',
  method: 'POST',
  path: '/admin/providers/:id/credentials/:credential/revoke',
  summary: 'Revoke a provider’s credential',
  description:
    'Removes it from every patient page. If it was the facility’s last valid license, its verification ends. Its owners are notified with the reason.',
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
  summary: 'List a credential’s history',
  description: 'Returns who added, corrected, verified and revoked it, when and why, with the changed values.',
  params,
  response: CredentialHistory,
  problems: ['providers.not_found', 'providers.credential_not_found'],
});
