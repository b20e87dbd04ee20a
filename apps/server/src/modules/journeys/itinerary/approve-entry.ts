import { fliesTooEarly, findConflicts, type NewItineraryEntry } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type JourneyScope, maySignOn } from '../journey-sides.policy.ts';
import type { JourneysDeps } from '../journeys-deps.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { listSigners } from '../reviews/reviews.repo.ts';
import type { EntryRow } from './itinerary.repo.ts';
import { rulesOf } from './read-rules.ts';
import type { EntryApproval } from './sealed-entry.ts';

type Given = Pick<NewItineraryEntry, 'kind' | 'trip' | 'starts_at' | 'ends_at' | 'approval'>;

/**
 * What an entry stores about its approval. A flight home before the patient may fly needs one, with a license in force that day;
 * anything else has none. Throws `journeys.flies_too_early` with the rule, `journeys.no_license` and `journeys.itinerary_not_possible`.
 */
export async function approvalFor(
  deps: Pick<JourneysDeps, 'reference' | 'clock' | 'seal'>,
  tx: Tx,
  { scope, record, id, given }: { scope: JourneyScope; record: JourneyRecord; id: string; given: Given },
): Promise<Pick<EntryRow, 'approvalSealed' | 'approvedBy'>> {
  const rules = await rulesOf(deps, record);
  if (!fliesTooEarly(calendar, rules, given)) return { approvalSealed: null, approvedBy: null };
  const { approval } = given;
  if (!approval) {
    const [conflict] = findConflicts(calendar, [{ ...given, id, approved: null }], rules);
    throw new ProblemError('journeys.flies_too_early', { present: conflict });
  }
  if (!maySignOn(scope, record.row)) throw new ProblemError('journeys.itinerary_not_possible');
  const [signer] = await listSigners(tx, record.row.providerId, deps.clock.today(), approval.clinician_id);
  if (!signer) throw new ProblemError('journeys.no_license');
  const approved: EntryApproval = {
    clinician: signer.name,
    license: signer.license,
    reason: approval.reason,
    at: deps.clock.now().toISOString(),
  };
  return { approvalSealed: deps.seal.seal(JSON.stringify(approved), id), approvedBy: approval.clinician_id };
}
