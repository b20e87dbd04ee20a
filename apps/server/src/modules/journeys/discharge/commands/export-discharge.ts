import type { ExportedFile } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { noteRead } from '../note-read.ts';
import { findDelivered } from '../queries/find-delivered.ts';

/** The document as it was delivered. Throws `journeys.not_found` and `journeys.discharge_not_found`. */
export async function exportDischarge(
  deps: JourneysDeps,
  id: string,
  { actor }: RequestContext,
): Promise<ExportedFile> {
  const scope = await ofEverySide(deps.takeSide, actor);
  return unitOfWork(deps.database, async (tx) => {
    const { row, record } = await findDelivered(deps, tx, scope, id);
    if (row.documentSealed === null) throw new ProblemError('journeys.discharge_not_found');
    await noteRead(tx, { scope, journey: record.row, pack: row, actor, at: deps.clock.now() });
    return {
      name: `discharge-${record.row.reference}.pdf`,
      media_type: 'application/pdf',
      content: deps.seal.open(row.documentSealed, row.id),
      encoding: 'base64',
      rows: 1,
      complete: true,
    };
  });
}
