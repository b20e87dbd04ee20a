import { type NewCredential, credentialMachine } from '@travesia/contracts/credentials';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { insertCredential, treatsAt } from '../../credentials.repo.ts';
import { credentialFaults } from '../credential.rules.ts';
import { refuseCredential } from '../refuse-credential.ts';
import { fileUnder } from '../../upkeep/documents.repo.ts';
import { changeCredential } from './change-credential.ts';

/** Adds a credential, to be verified later. Throws `providers.credential_refused`. */
export async function addCredential(
  deps: ProvidersAdminDeps,
  id: string,
  body: NewCredential,
  actor: Actor,
): Promise<void> {
  const { version, reason, clinician_id: clinicianId, kind, body: issuer, number, holder, accreditor } = body;
  const { accreditors } = await deps.reference();
  await changeCredential(deps, id, { change: 'added', version, reason, actor }, async (tx, _provider, { at }) => {
    const isKnown = clinicianId === null || (await treatsAt(tx, id, clinicianId));
    const message = 'is none who treats there';
    refuseCredential([
      ...credentialFaults(body, kind, (slug) => accreditors.has(slug)),
      ...(isKnown ? [] : [{ path: 'body.clinician_id', code: 'not_possible', message }]),
    ]);
    const credential = { id: uuidv7(), kind, body: issuer };
    await insertCredential(tx, {
      ...credential,
      providerId: id,
      clinicianId,
      status: credentialMachine.initial,
      accreditor,
      number,
      holder,
      issuedOn: body.issued_on,
      expiresOn: body.expires_on,
    });
    await begin(tx, credentialLifecycle, { id: credential.id, actor, as: 'admin', at });
    const { document_id: documentId } = body;
    if (documentId && !(await fileUnder(tx, { id: documentId, providerId: id, credentialId: credential.id })))
      refuseCredential([
        {
          path: 'body.document_id',
          code: 'not_possible',
          message: 'is no document of this clinic without a credential',
        },
      ]);
    return { credential, facts: {} };
  });
}
