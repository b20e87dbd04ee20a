import {
  type DischargeContent,
  type DischargeRule,
  emptyDischarge,
  flyFrom,
  plainPhone,
} from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import { findClinicPhone, type JourneyRecord } from '../journeys.repo.ts';
import { rulesOf } from '../itinerary/read-rules.ts';
import { listTasks } from '../tasks/tasks.repo.ts';
import { listTreatmentBookings } from './discharge.repo.ts';

/** What the papers of a journey must have, by its treatment. */
export async function ruleFor(
  { reference, dischargeRules }: Pick<JourneysDeps, 'reference' | 'dischargeRules'>,
  { row }: Pick<JourneyRecord, 'row'>,
): Promise<DischargeRule> {
  return dischargeRules(treatmentOf(await reference(), row.treatment));
}

/** Day of the treatment of a trip at the clinic; null if it has no booking. */
export async function treatedOn(
  db: Db | Tx,
  { row }: Pick<JourneyRecord, 'row'>,
  trip: number,
): Promise<string | null> {
  const booking = (await listTreatmentBookings(db, row)).findLast((one) => one.trip === trip);
  return booking ? calendar.dateAt(booking.startsAt, booking.timeZone) : null;
}

/** First day for a flight home after a trip's treatment, by the rule of the treatment; null without a booking. */
export async function earliestFlight(
  deps: Pick<JourneysDeps, 'reference'>,
  db: Db | Tx,
  record: JourneyRecord,
  trip: number,
): Promise<string | null> {
  const rules = await rulesOf(deps, record);
  return flyFrom(calendar, { ...rules, treatmentOn: await treatedOn(db, record, trip) });
}

/** Steps of the catalog at which a clinician sees the patient; others ask for forms, tests or errands. */
const CHECKUP_STEPS: readonly string[] = ['check-6w', 'check-1y'];

/** Most checkups that new papers begin with. */
const CHECKUPS = 4;

/** What the papers of a trip begin with: what is known already. */
export async function beginContent(
  deps: Pick<JourneysDeps, 'reference' | 'clock'>,
  db: Db | Tx,
  record: JourneyRecord,
  trip: number,
): Promise<DischargeContent> {
  const { row, asked, provider, booking } = record;
  const [flight, tasks, phone] = await Promise.all([
    earliestFlight(deps, db, record, trip),
    listTasks(db, row),
    findClinicPhone(db, row.providerId),
  ]);
  const today = deps.clock.today(provider.timeZone);
  const begun = emptyDischarge();
  const checkups = tasks
    .filter(
      ({ stage, owner, dueOn, step, ...task }) =>
        stage === 'aftercare' &&
        task.trip === trip &&
        owner === 'patient' &&
        dueOn > today &&
        (step === null || CHECKUP_STEPS.includes(step)),
    )
    .slice(0, CHECKUPS)
    .map(({ dueOn, title }) => ({
      on: dueOn,
      who: booking?.clinician ?? provider.name,
      where: (title?.[asked.language] ?? '').slice(0, 160),
    }));
  const given = <K extends keyof DischargeContent['items']>(key: K) => ({
    ...begun.items[key],
    state: 'given' as const,
  });
  return {
    ...begun,
    items: {
      ...begun.items,
      ...(checkups.length ? { follow_up: given('follow_up') } : {}),
      contact: given('contact'),
      warning_signs: given('warning_signs'),
      ...(flight ? { fit_to_fly: given('fit_to_fly') } : {}),
    },
    follow_up: checkups,
    contact: { name: provider.name, phone: plainPhone(phone ?? ''), hours: '' },
    fit_to_fly: { from: flight, conditions: '' },
  };
}
