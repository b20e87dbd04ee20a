import { JOURNEY_STAGES, planJourney, type PlannedTask, taskMachine } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { resetTimers } from '../../../platform/transition/set-timers.ts';
import { findTemplate } from '../configurations.repo.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { defaultOf, type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import { factsOf } from '../templates/show-steps.ts';
import { remindAtOf, taskLifecycle } from './task.lifecycle.ts';
import { insertTasks, lockOpenTasks, writeTask } from './tasks.repo.ts';

/** What is booked: days count in the clinic's calendar. */
export interface BookedTreatment {
  startsAt: Date;
  timeZone: string;
}

type Planning = Pick<JourneysDeps, 'reference' | 'steps' | 'clock'>;

/** Steps up to here have happened once a journey is booked. */
const FIRST_STAGE = JOURNEY_STAGES.indexOf('booked');

async function planned(
  tx: Tx,
  deps: Planning,
  row: JourneyRow,
  { startsAt, timeZone }: BookedTreatment,
): Promise<PlannedTask[]> {
  const treatment = treatmentOf(await deps.reference(), row.treatment);
  const own = await findTemplate(tx, row, treatment.slug);
  const steps = (own?.value ?? defaultOf(deps.steps, treatment)).filter(
    ({ stage }) => JOURNEY_STAGES.indexOf(stage) >= FIRST_STAGE,
  );
  const dates = { booking: deps.clock.today(timeZone), procedure: calendar.dateAt(startsAt, timeZone) };
  return planJourney(calendar, steps, factsOf(treatment), dates).tasks;
}

/**
 * Gives a booked journey the tasks of the clinic's template, each with its dates. Called again, it adds what is missing and
 * moves open ones whose day follows the trip: the booking has another time. The journey must be locked.
 */
export async function planTasks(tx: Tx, deps: Planning, journey: JourneyRow, booked: BookedTreatment): Promise<void> {
  const at = deps.clock.now();
  const { timeZone } = booked;
  const plan = await planned(tx, deps, journey, booked);
  for (const row of await lockOpenTasks(tx, journey)) {
    const { due } = plan.find(({ step, trip }) => step.id === row.step && trip === row.trip) ?? {};
    if (due === undefined || row.due === null || due === row.dueOn) continue;
    const moved = await writeTask(tx, row, { dueOn: due, remindAt: remindAtOf({ ...row, dueOn: due }, at) });
    await resetTimers(tx, taskLifecycle, moved, at);
  }
  const made = await insertTasks(
    tx,
    plan.map(({ step, trip, due: dueOn }) => {
      const { id, title, stage, owner, due, duration_days: durationDays, files, reminder_days: reminderDays } = step;
      const remindAt = remindAtOf({ dueOn, reminderDays, timeZone }, at);
      return {
        id: uuidv7(),
        journeyId: journey.id,
        patientId: journey.patientId,
        providerId: journey.providerId,
        step: id,
        title,
        stage,
        trip,
        owner,
        status: taskMachine.initial,
        due,
        durationDays,
        dueOn,
        files,
        reminderDays,
        timeZone,
        remindAt,
        createdAt: at,
      };
    }),
  );
  for (const row of made) await begin(tx, taskLifecycle, { row, actor: { kind: 'system' }, as: 'system', at });
}
