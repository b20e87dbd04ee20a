import { type NewPaper, credentialMachine } from '@travesia/contracts/credentials';
import { uuidv7 } from 'uuidv7';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { credentialLifecycle, type ProvidersAdminDeps } from '../../../providers/index.ts';
import { insertPaper, treatsAt } from '../../papers.repo.ts';
import { paperFaults } from '../paper.rules.ts';
import { refusePaper } from '../refuse-paper.ts';
import { changePaper } from './change-paper.ts';

/** Puts a paper on file, still to be checked. Throws `providers.paper_refused`. */
export async function addPaper(deps: ProvidersAdminDeps, id: string, body: NewPaper, actor: Actor): Promise<void> {
  const { version, reason, clinician_id: clinicianId, kind, body: issuer, number, holder, accreditor } = body;
  const { accreditors } = await deps.reference();
  await changePaper(deps, id, { change: 'added', version, reason, actor }, async (tx, _provider, { at }) => {
    const isKnown = clinicianId === null || (await treatsAt(tx, id, clinicianId));
    const message = 'is none who treats there';
    refusePaper([
      ...paperFaults(body, kind, (slug) => accreditors.has(slug)),
      ...(isKnown ? [] : [{ path: 'body.clinician_id', code: 'not_possible', message }]),
    ]);
    const paper = { id: uuidv7(), kind, body: issuer };
    await insertPaper(tx, {
      ...paper,
      providerId: id,
      clinicianId,
      status: credentialMachine.initial,
      accreditor,
      number,
      holder,
      issuedOn: body.issued_on,
      expiresOn: body.expires_on,
    });
    await begin(tx, credentialLifecycle, { id: paper.id, actor, as: 'admin', at });
    return { paper, facts: {} };
  });
}
