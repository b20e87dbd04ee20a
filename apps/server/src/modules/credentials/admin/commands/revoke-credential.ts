import type { CredentialRevocation } from '@travesia/contracts/credentials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { findOwnCredential, type CredentialPlace } from '../find-own-credential.ts';
import { changeCredential } from './change-credential.ts';

/** Hides a credential from all patient pages. Throws `providers.stands_differently` if it is already revoked. */
export const revokeCredential = (
  deps: ProvidersAdminDeps,
  place: CredentialPlace,
  { version, reason }: CredentialRevocation,
  actor: Actor,
): Promise<void> =>
  changeCredential(deps, place.id, { version, reason, actor }, async (tx, _provider, { at }) => {
    const row = await findOwnCredential(tx, place);
    await transition(tx, credentialLifecycle, { row, action: 'revoke', actor, as: 'admin', reason, at });
    return 'moved';
  });
