import type { CredentialCorrection } from '@travesia/contracts/credentials';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { updateCredential } from '../../credentials.repo.ts';
import { findOwnCredential, type CredentialPlace } from '../find-own-credential.ts';
import { credentialFaults, readCorrection } from '../credential.rules.ts';
import { refuseCredential } from '../refuse-credential.ts';
import type { ProvidersAdminDeps } from '../../../providers/index.ts';
import { changeCredential } from './change-credential.ts';

/** Corrects a credential's data. Throws `providers.credential_not_found` and `providers.credential_refused`. */
export async function correctCredential(
  deps: ProvidersAdminDeps,
  place: CredentialPlace,
  correction: CredentialCorrection,
  actor: Actor,
): Promise<void> {
  const { version, reason } = correction;
  const { accreditors } = await deps.reference();
  await changeCredential(deps, place.id, { change: 'corrected', version, reason, actor }, async (tx) => {
    const row = await findOwnCredential(tx, place);
    const { fields, changes, facts } = readCorrection(row, correction);
    if (!fields.length) return null;
    const { accreditor, issuedOn, expiresOn } = { ...row, ...changes };
    const written = { accreditor, issued_on: issuedOn, expires_on: expiresOn };
    refuseCredential(credentialFaults(written, row.kind, (slug) => accreditors.has(slug)));
    await updateCredential(tx, row.id, changes);
    return { credential: { ...row, ...changes }, facts };
  });
}
