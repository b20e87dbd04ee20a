import type { ClaimPolicy } from '@travesia/contracts/aftercare';
import { journeyMachine } from '@travesia/contracts/journeys';
import { type Locale, statesTagged } from '@travesia/contracts/kit';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { JourneyRecord } from '../../journeys/index.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';
import { findPolicy, findTreated, type Treated } from './agreed.repo.ts';
import { listOpenKinds } from './claims.repo.ts';
import type { AgreedCover, OpeningFacts } from './opening.rules.ts';

/** Before the treatment began, or ended without one. */
const UNTREATED: readonly string[] = [
  ...statesTagged(journeyMachine, 'signable'),
  ...statesTagged(journeyMachine, 'untreated'),
];

/** What can be claimed of a journey, and why not. */
export interface Opening {
  policy: ClaimPolicy | null;
  cover: AgreedCover | null;
  treated: Treated;
  facts: OpeningFacts;
}

/** All that decides which claims a patient can open. */
export async function readOpening(
  { journeySeal, clock }: Pick<AftercareDeps, 'journeySeal' | 'clock'>,
  db: Db | Tx,
  { row, provider }: Pick<JourneyRecord, 'row' | 'provider'>,
  language: Locale,
): Promise<Opening> {
  const now = clock.now();
  const treated = await findTreated(db, row.id, now);
  const packageId = treated.packageId ?? row.packageId;
  const policy = await findPolicy(db, journeySeal, { journeyId: row.id, packageId, language });
  const cover = policy && { pays: policy.pays, windowDays: policy.window_days };
  // Who prepares a second trip was treated on the first.
  const isTreated = row.trip === 2 || !UNTREATED.includes(row.status);
  return {
    policy,
    cover,
    treated,
    facts: {
      cover,
      treatedOn: isTreated ? treated.treatedOn : null,
      dischargedOn: treated.dischargedOn,
      today: calendar.dateAt(now, provider.timeZone),
      open: await listOpenKinds(db, row.id),
    },
  };
}
