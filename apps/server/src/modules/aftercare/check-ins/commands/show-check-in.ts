import type { CheckIn } from '@travesia/contracts/aftercare';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofEverySide, roleOn } from '../../../journeys/index.ts';
import type { AftercareDeps } from '../../aftercare-deps.ts';
import { markRead } from '../check-ins.repo.ts';
import { readCheckIn } from '../queries/read-check-in.ts';

/**
 * A check-in for whoever may read it; a clinic's read of answers is logged, and the first one noted. Throws `journeys.not_found` and
 * `aftercare.check_in_not_found`.
 */
export async function showCheckIn(
  deps: AftercareDeps,
  ids: { id: string; checkInId: string },
  { actor, language }: RequestContext,
): Promise<CheckIn> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { checkIn, row, record } = await readCheckIn(deps, tx, scope, ids, language);
    if (!checkIn.answers || roleOn(scope, record.row) === 'patient') return checkIn;
    await markRead(tx, row, at);
    await appendAudit(tx, {
      action: 'check_ins.read',
      actor,
      at,
      target: { type: 'check_in', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    });
    return { ...checkIn, read_at: checkIn.read_at ?? at.toISOString() };
  });
}
