import type { Companion, CompanionChange } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { companionFacts } from '../companion.lifecycle.ts';
import { presentCompanion } from '../companions.presenter.ts';
import { writeCompanion } from '../companions.repo.ts';
import { lockOwnCompanion } from '../lock-own-companion.ts';

/**
 * Changes how a companion is called and what they may read. Throws `journeys.not_found`, `journeys.companion_not_found`,
 * `journeys.companion_not_possible` and `request.stale_version`.
 */
export async function changeCompanion(
  { database, clock, seal }: JourneysDeps,
  ids: { id: string; companionId: string },
  { version, name, rights }: CompanionChange,
  actor: Actor,
): Promise<Companion> {
  const scope = ofPatient(actor);
  return unitOfWork(database, async (tx) => {
    const row = await lockOwnCompanion(tx, scope, ids, 'change');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    const written = await writeCompanion(tx, row, {
      ...(name === undefined ? {} : { nameSealed: seal.seal(name, row.id) }),
      ...(rights === undefined ? {} : { rights }),
    });
    await appendAudit(tx, {
      action: 'companions.changed',
      actor,
      at: clock.now(),
      target: { type: 'journey', id: row.journeyId },
      subjectId: row.patientId,
      facts: { ...companionFacts(written), before: row.rights.join(' ') },
    });
    return presentCompanion(seal, written);
  });
}
