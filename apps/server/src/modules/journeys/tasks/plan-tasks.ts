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
import { finishStep } from './finish-step.ts';
import { remindAtOf, taskLifecycle } from './task.lifecycle.ts';
import { insertTasks, lockOpenTasks, writeTask } from './tasks.repo.ts';

/** What is booked: days count in the clinic's calendar. */
export interface BookedTreatment {
  startsAt: Date;
  /** When the treatment of the second trip begins; null until it is booked. */
  returnsAt: Date | null;
  timeZone: string;
}

type Planning = Pick<JourneysDeps, 'reference' | 'steps'> & { clock: Pick<JourneysDeps['clock'], 'today' | 'now'> };

/** Steps up to here have happened once a journey is booked. */
const FIRST_STAGE = JOURNEY_STAGES.indexOf('booked');

/** What a journey asks for by the clinic's template, with its dates. */
export async function plannedTasks(
  tx: Tx,
  deps: Planning,
  row: Pick<JourneyRow, 'providerId' | 'treatment' | 'trips'>,
  { startsAt, returnsAt, timeZone }: BookedTreatment,
): Promise<PlannedTask[]> {
  const treatment = treatmentOf(await deps.reference(), row.treatment);
  const own = await findTemplate(tx, row, treatment.slug);
  const steps = (own?.value ?? defaultOf(deps.steps, treatment)).filter(
    ({ stage }) => JOURNEY_STAGES.indexOf(stage) >= FIRST_STAGE,
  );
  const dates = {
    booking: deps.clock.today(timeZone),
    procedure: calendar.dateAt(startsAt, timeZone),
    second: returnsAt && calendar.dateAt(returnsAt, timeZone),
  };
  const { tasks } = planJourney(calendar, steps, { ...factsOf(treatment), trips: row.trips }, dates);
  // Nobody is late with a second trip that has no date.
  return returnsAt ? tasks : tasks.filter(({ trip }) => trip === 1);
}

/**
 * Gives a booked journey the tasks of the clinic's template, each with its dates. Called again, it adds what is missing and
 * moves open ones whose day follows the trip: the booking has another time. The journey must be locked.
 */
export async function planTasks(tx: Tx, deps: Planning, journey: JourneyRow, booked: BookedTreatment): Promise<void> {
  const at = deps.clock.now();
  const { timeZone } = booked;
  const plan = await plannedTasks(tx, deps, journey, booked);
  for (const row of await lockOpenTasks(tx, journey)) {
    const { due } = plan.find(({ step, trip }) => step.id === row.step && trip === row.trip) ?? {};
    if (due === undefined || row.due === null) continue;
    const dueOn = notBefore(row.createdAt, timeZone, due);
    if (dueOn === row.dueOn) continue;
    const moved = await writeTask(tx, row, { dueOn, remindAt: remindAtOf({ ...row, dueOn }, at) });
    await resetTimers(tx, taskLifecycle, moved, at);
  }
  const made = await insertTasks(
    tx,
    plan.map((task) => ({ ...taskOf(task, { journey, timeZone, at }), id: uuidv7(), status: taskMachine.initial })),
  );
  for (const row of made) await begin(tx, taskLifecycle, { row, actor: { kind: 'system' }, as: 'system', at });
  // A journey is booked once its deposit is paid.
  if (made.length) await finishStep(tx, journey, 'pay-deposit', at);
}

interface Around {
  journey: Pick<JourneyRow, 'id' | 'patientId' | 'providerId'>;
  timeZone: string;
  at: Date;
}

/** Nobody is late with what was not asked for yet: a treatment that is booked late has steps whose days are over. */
const notBefore = (at: Date, timeZone: string, due: string): string => {
  const asked = calendar.dateAt(at, timeZone);
  return due < asked ? asked : due;
};

/** A planned task as it is stored. */
export function taskOf({ step, trip, due: planned }: PlannedTask, { journey, timeZone, at }: Around) {
  const dueOn = notBefore(at, timeZone, planned);
  const { id, title, stage, owner, due, duration_days: durationDays, files, reminder_days: reminderDays } = step;
  return {
    journeyId: journey.id,
    patientId: journey.patientId,
    providerId: journey.providerId,
    step: id,
    title,
    stage,
    trip,
    owner,
    due,
    durationDays,
    dueOn,
    files,
    reminderDays,
    timeZone,
    remindAt: remindAtOf({ dueOn, reminderDays, timeZone }, at),
    createdAt: at,
  };
}
