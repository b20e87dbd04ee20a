import type { ExportedFile } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { dischargeBundle } from '../fhir/discharge-bundle.ts';
import { factsOfPack } from '../fhir/pack-facts.ts';
import { noteRead } from '../note-read.ts';
import { findDelivered } from '../queries/find-delivered.ts';

/** What was delivered, for doctors' software. Throws `journeys.not_found` and `journeys.discharge_not_found`. */
export async function exportDischargeFhir(
  deps: JourneysDeps,
  id: string,
  { actor }: RequestContext,
): Promise<ExportedFile> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const reference = await deps.reference();
  return unitOfWork(deps.database, async (tx) => {
    const found = await findDelivered(deps, tx, scope, id);
    const { row, record } = found;
    await noteRead(tx, { scope, journey: record.row, pack: row, actor, at: deps.clock.now() });
    return {
      name: `discharge-${record.row.reference}.json`,
      media_type: 'application/fhir+json',
      content: JSON.stringify(dischargeBundle(factsOfPack(reference, deps.origin, found)), null, 2),
      rows: 1,
      complete: true,
    };
  });
}
