import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { isReviewed, isRunning } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import { findAnyJourney, lockAnyJourney } from '../journeys.repo.ts';
import { documentLifecycle } from './document.lifecycle.ts';
import { findClinicianName, lockLive } from './documents.repo.ts';
import { formOffer, offerDocuments } from './offer-documents.ts';

/** Asks the patient to agree to somebody else than was agreed, instead of what they were asked about an earlier change. */
export async function offerSurgeonChange(
  tx: Tx,
  deps: Pick<JourneysDeps, 'consents' | 'reference' | 'seal'>,
  journeyId: string,
  { from, to, at }: { from: string; to: string | null; at: Date },
): Promise<void> {
  const journey = await lockAnyJourney(tx, journeyId);
  if (!journey || !isRunning(journey) || !isReviewed(journey)) return;
  const record = await findAnyJourney(tx, journeyId);
  if (!record) return;
  const by = { actor: { kind: 'system' }, as: 'system', at } as const;
  for (const row of await lockLive(tx, journey))
    if (row.kind === 'surgeon_change') await transition(tx, documentLifecycle, { row, action: 'void', ...by });
  const before = await findClinicianName(tx, from);
  const surgeon = to === null ? null : await findClinicianName(tx, to);
  const offer = await formOffer(deps, record, 'surgeon_change', { before, surgeon });
  await offerDocuments(tx, deps, journey, [offer], by);
}
