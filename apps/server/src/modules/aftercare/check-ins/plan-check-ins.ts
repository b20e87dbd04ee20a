import { checkInMachine, scheduleOf } from '@travesia/contracts/aftercare';
import { uuidv7 } from 'uuidv7';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import { findTimeZone } from '../../accounts/index.ts';
import { findToldJourney, type JourneyRow } from '../../journeys/index.ts';
import type { AftercareDeps } from '../aftercare-deps.ts';
import { checkInLifecycle } from './check-in.lifecycle.ts';
import { insertCheckIns, lockOpenCheckIns } from './check-ins.repo.ts';
import { treatmentFor } from './treatment-for.ts';

export type Planning = Pick<AftercareDeps, 'reference' | 'forms' | 'clock'>;

/** The zone in which a patient's days count: their own, or the clinic's. */
export async function zoneOf(tx: Tx, { id, patientId }: Pick<JourneyRow, 'id' | 'patientId'>): Promise<string> {
  return (await findTimeZone(tx, patientId)) ?? (await findToldJourney(tx, id))?.clinic.timeZone ?? 'UTC';
}

/**
 * Plans the check-ins after a discharge, each on its day in the patient's zone. Those of an earlier trip are not needed any more. The
 * journey must be locked.
 */
export async function planCheckIns(
  tx: Tx,
  { reference, forms, clock }: Planning,
  journey: JourneyRow,
  { trip, at: dischargedAt }: { trip: number; at: string },
): Promise<void> {
  const by = { actor: { kind: 'system' }, as: 'system', at: clock.now() } as const;
  for (const row of await lockOpenCheckIns(tx, journey))
    if (row.trip < trip) await transition(tx, checkInLifecycle, { row, action: 'drop', ...by });
  const treatment = treatmentFor(await reference(), journey);
  const timeZone = await zoneOf(tx, journey);
  const schedule = scheduleOf(calendar, { days: forms.daysFor(treatment), dischargedAt, timeZone });
  const made = await insertCheckIns(
    tx,
    schedule.map(({ day, due_on: dueOn, due_at: dueAt }) => ({
      id: uuidv7(),
      journeyId: journey.id,
      patientId: journey.patientId,
      providerId: journey.providerId,
      trip,
      day,
      status: checkInMachine.initial,
      dueOn,
      dueAt: new Date(dueAt),
      timeZone,
      form: forms.setFor(treatment, day).form,
      createdAt: by.at,
    })),
  );
  for (const row of made) await begin(tx, checkInLifecycle, { row, ...by });
}
