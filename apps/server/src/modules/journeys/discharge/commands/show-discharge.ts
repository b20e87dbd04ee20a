import type { Discharge } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney } from '../../journeys.repo.ts';
import { noteRead } from '../note-read.ts';
import { readDischarge } from '../queries/read-discharge.ts';

/** Discharge papers for whoever may read them; that they were read is recorded. Throws `journeys.not_found`. */
export async function showDischarge(deps: JourneysDeps, id: string, { actor }: RequestContext): Promise<Discharge> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const shown = await readDischarge(deps, scope, id);
  const { draft, delivered } = shown;
  if (!draft?.content && !delivered?.content) return shown;
  await unitOfWork(deps.database, async (tx) => {
    const record = await findJourney(tx, scope, id);
    if (record) await noteRead(tx, { scope, journey: record.row, pack: delivered, actor, at: deps.clock.now() });
  });
  return shown;
}
