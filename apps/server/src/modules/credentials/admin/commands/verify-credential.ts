import type { CredentialEvidence } from '@travesia/contracts/credentials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { findOwnCredential, type CredentialPlace } from '../find-own-credential.ts';
import { beforeCheck, credentialFaults, evidenceFaults, readCorrection } from '../credential.rules.ts';
import { refuseCredential } from '../refuse-credential.ts';
import { markChecked } from '../../upkeep/documents.repo.ts';
import { changeCredential } from './change-credential.ts';

/**
 * Verifies a credential and records the source checked, with the number and expiration date found there. Throws
 * `providers.credential_refused` and `providers.stands_differently`.
 */
export const verifyCredential = (
  deps: ProvidersAdminDeps,
  place: CredentialPlace,
  { version, reason, source, url, checked_on: checkedOn, ...found }: CredentialEvidence,
  actor: Actor,
): Promise<void> =>
  changeCredential(deps, place.id, { version, reason, actor }, async (tx, _provider, { at, today }) => {
    const row = await findOwnCredential(tx, place);
    const move = { row, action: 'verify', actor, as: 'admin', at } as const;
    refuseMove(credentialLifecycle, row, move);
    const { fields, changes, facts } = readCorrection(row, found);
    const { accreditor, issuedOn, expiresOn } = { ...row, ...changes };
    refuseCredential([
      ...credentialFaults({ accreditor, issued_on: issuedOn, expires_on: expiresOn }, row.kind, () => true),
      ...evidenceFaults(checkedOn, expiresOn, { today, todayUtc: deps.clock.today('UTC') }),
    ]);
    await transition(tx, credentialLifecycle, {
      ...move,
      reason,
      // The registry entry is the document that was checked.
      documents: [source],
      facts: { source, url, checked_on: checkedOn, ...(fields.length ? facts : {}) },
      set: { ...changes, checkedOn, checkedSource: source, checkedUrl: url, beforeCheck: beforeCheck(row) },
    });
    await markChecked(tx, row.id, at);
    return 'moved';
  });
