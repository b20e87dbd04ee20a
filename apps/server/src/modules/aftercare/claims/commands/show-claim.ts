import type { Claim } from '@travesia/contracts/aftercare';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { findReadableClaim, showClaim as present } from '../queries/read-claim.ts';

/** A claim for whoever may read it; a read by somebody else than the patient is logged. Throws `claims.not_found`. */
export async function showClaim(deps: AftercareDeps, id: string, { actor, language }: RequestContext): Promise<Claim> {
  const scope = await ofEverySide(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const record = await findReadableClaim(tx, scope, id);
    const { row } = record;
    if (roleOn(scope, row) !== 'patient')
      await appendAudit(tx, {
        action: 'claims.read',
        actor,
        at: deps.clock.now(),
        target: { type: 'claim', id },
        subjectId: row.patientId,
        contextProviderId: row.providerId,
      });
    return present(deps, tx, scope, { record, language });
  });
}
