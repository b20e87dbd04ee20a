import type { CredentialEvidence } from '@travesia/contracts/credentials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { findOwnCredential, type CredentialPlace } from '../find-own-credential.ts';
import { evidenceFaults } from '../credential.rules.ts';
import { refuseCredential } from '../refuse-credential.ts';
import { changeCredential } from './change-credential.ts';

/**
 * Verifies a credential and records the source checked. Throws `providers.credential_refused` and `providers.stands_differently`.
 */
export const verifyCredential = (
  deps: ProvidersAdminDeps,
  place: CredentialPlace,
  { version, reason, source, url, checked_on: checkedOn }: CredentialEvidence,
  actor: Actor,
): Promise<void> =>
  changeCredential(deps, place.id, { version, reason, actor }, async (tx, _provider, { at, today }) => {
    const row = await findOwnCredential(tx, place);
    const move = { row, action: 'verify', actor, as: 'admin', at } as const;
    refuseMove(credentialLifecycle, row, move);
    refuseCredential(evidenceFaults(checkedOn, row.expiresOn, today));
    await transition(tx, credentialLifecycle, {
      ...move,
      reason,
      // The registry entry is the document that was checked.
      documents: [source],
      facts: { source, ...(url ? { url } : {}), checked_on: checkedOn },
      set: { checkedOn, checkedSource: source, checkedUrl: url },
    });
    return 'moved';
  });
