import type { Journey } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ofEverySide, roleOn } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { readJourney } from '../queries/read-journey.ts';

/** A journey for whoever may read it; a clinic's read of the answers is logged. Throws `journeys.not_found`. */
export async function showJourney(
  deps: JourneysDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<Journey> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const journey = await readJourney(deps, scope, id, language);
  const isOwn = roleOn(scope, { patientId: journey.patient.id }) === 'patient';
  if (journey.answers && !isOwn)
    await unitOfWork(deps.database, (tx) =>
      appendAudit(tx, {
        action: 'journeys.answers_read',
        actor,
        at: deps.clock.now(),
        target: { type: 'journey', id },
        subjectId: journey.patient.id,
        contextProviderId: journey.provider.id,
      }),
    );
  return journey;
}
