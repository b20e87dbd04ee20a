import { type AddedCompanion, companionMachine, COMPANIONS_MAX, type NewCompanion } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { hashLinkToken, newLinkToken } from '../../../../platform/secrets/link-token.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockJourney } from '../../journeys.repo.ts';
import { companionFacts, companionLifecycle } from '../companion.lifecycle.ts';
import { mayShare } from '../companions.policy.ts';
import { presentCompanion } from '../companions.presenter.ts';
import { countActive, insertCompanion } from '../companions.repo.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Shares a trip with a companion. The link’s secret is returned this once. Throws `journeys.not_found`, `journeys.companion_not_possible` and
 * `journeys.too_many_companions`.
 */
export async function addCompanion(
  { database, clock, seal }: JourneysDeps,
  journeyId: string,
  { name, rights, days }: NewCompanion,
  actor: Actor,
): Promise<AddedCompanion> {
  const scope = ofPatient(actor);
  const at = clock.now();
  return unitOfWork(database, async (tx) => {
    const journey = await lockJourney(tx, scope, journeyId);
    if (!journey) throw new ProblemError('journeys.not_found');
    if (!mayShare(journey)) throw new ProblemError('journeys.companion_not_possible');
    if ((await countActive(tx, journey)) >= COMPANIONS_MAX) throw new ProblemError('journeys.too_many_companions');
    const id = uuidv7();
    const token = newLinkToken();
    const row = await insertCompanion(tx, {
      id,
      journeyId,
      patientId: journey.patientId,
      status: companionMachine.initial,
      nameSealed: seal.seal(name, id),
      rights,
      tokenHash: hashLinkToken(token),
      expiresAt: new Date(at.getTime() + days * DAY_MS),
      createdAt: at,
    });
    await begin(tx, companionLifecycle, { row, actor, as: 'patient', at });
    await appendAudit(tx, {
      action: 'companions.added',
      actor,
      at,
      target: { type: 'journey', id: journeyId },
      subjectId: journey.patientId,
      facts: { ...companionFacts(row), days },
    });
    return { companion: presentCompanion(seal, row), token };
  });
}
