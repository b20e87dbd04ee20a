import type { ItineraryKind, PlannedTask } from '@travesia/contracts/journeys';
import { parseJourneySteps } from '../../../../data/journeys/read-journey-steps.ts';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createSeal, type Seal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { type PastActor, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { Reference } from '../../catalog/index.ts';
import { insertEntry } from '../itinerary/itinerary.repo.ts';
import { type EntryContent, sealEntry } from '../itinerary/sealed-entry.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { CASE_KEY } from '../personal-data/journeys-personal-data.ts';
import { treatmentOf } from '../journeys-deps.ts';
import { findBookedTreatment, lockAnyJourney } from '../journeys.repo.ts';
import { type BookedTreatment, plannedTasks, taskOf } from '../tasks/plan-tasks.ts';
import { remindAtOf, taskLifecycle } from '../tasks/task.lifecycle.ts';
import { insertTasks } from '../tasks/tasks.repo.ts';
import { factsOf } from '../templates/show-steps.ts';
import { SIGNED_AFTER, writeDemoDocuments } from './rewrite-demo-documents.ts';
import { type DemoJourney, hoursBefore, movesOf } from './demo-cases.ts';
import { tripOf } from './demo-trip.ts';

interface Parts {
  secret: string;
  reference: Reference;
  idOf: (key: string) => string;
  now: Date;
}

/** A journey whose treatment has a time. */
export interface BookedDemoJourney {
  journey: DemoJourney;
  bookingId: string;
}

/** Writes documents, tasks and itineraries of journeys that were booked. Returns what the audit log says about them. */
export async function rewriteDemoPlans(
  tx: Tx,
  parts: Parts,
  booked: readonly BookedDemoJourney[],
): Promise<PastEntry[]> {
  const making = { ...parts, seal: createSeal(deriveKey(parts.secret, CASE_KEY)), steps: parseJourneySteps() };
  const entries: PastEntry[] = [];
  for (const { journey } of booked) {
    const row = await lockAnyJourney(tx, journey.id);
    const time = row && (await findBookedTreatment(tx, row));
    if (!time || !journey.plan) continue;
    const clock = { today: (zone?: string) => calendar.dateAt(parts.now, zone ?? 'UTC') };
    entries.push(...(await writeDemoDocuments(tx, { ...making, clock }, journey)));
    entries.push(...(await writeTasks(tx, making, { row, journey, ...time })));
    entries.push(...(await writeItinerary(tx, making, { row, journey, ...time })));
  }
  return entries;
}

type Making = Parts & { seal: Seal; steps: ReturnType<typeof parseJourneySteps> };
interface Planned extends BookedTreatment {
  row: JourneyRow;
  journey: DemoJourney;
}

const NOON = 12;
const HOUR_MS = 3_600_000;
const lastOf = <T>(all: readonly T[], count = 0): readonly T[] => (count === 0 ? [] : all.slice(-count));
const personOf = (userId: string): PastActor => ({ kind: 'person', userId });

/** When the product saw by itself that a step was done. */
function seenDone(journey: DemoJourney, bookedAt: Date, now: Date): Partial<Record<string, Date>> {
  const { documents = 'signed', discharge } = journey;
  const delivered = discharge && !discharge.lacks ? movesOf(journey, { dueAt: now, now }) : [];
  const leftAt = delivered.find(({ action }) => action === 'discharge')?.at;
  return {
    'pay-deposit': bookedAt,
    ...(documents === 'signed' || documents === 'to_countersign'
      ? { consent: hoursBefore(bookedAt, -SIGNED_AFTER) }
      : {}),
    ...(leftAt ? { discharge: leftAt, 'fit-to-fly': leftAt } : {}),
  };
}

async function writeTasks(
  tx: Tx,
  { reference, steps, idOf, now }: Making,
  { row, journey, ...booked }: Planned,
): Promise<PastEntry[]> {
  const { timeZone } = booked;
  const bookedAt = hoursBefore(now, journey.booking?.bookedHoursAgo ?? 0);
  const clock = { now: () => bookedAt, today: (zone?: string) => calendar.dateAt(bookedAt, zone ?? 'UTC') };
  const deps = { reference: () => Promise.resolve(reference), steps, clock };
  const plan = await plannedTasks(tx, deps, row, booked);
  const today = calendar.dateAt(now, timeZone);
  const seen = seenDone(journey, bookedAt, now);
  const past = plan.filter(({ due, step }) => due < today && !seen[step.id]);
  // The last ones that were due are still to be done.
  const isPatients = ({ step }: PlannedTask) => step.owner === 'patient';
  const late = new Set([
    ...lastOf(past.filter(isPatients), journey.plan?.latePatient),
    ...lastOf(
      past.filter((task) => !isPatients(task)),
      journey.plan?.lateClinic,
    ),
  ]);
  const entries: PastEntry[] = [];
  for (const planned of plan) {
    const id = idOf(`task/${row.id}/${planned.step.id}/${planned.trip}`);
    const seenAt = seen[planned.step.id];
    const isDone = seenAt !== undefined || (planned.due < today && !late.has(planned));
    const stored = taskOf(planned, { journey: row, timeZone, at: bookedAt });
    const noon = new Date(Date.parse(`${planned.due}T00:00:00Z`) + NOON * HOUR_MS);
    const saidAt = new Date(Math.min(now.getTime() - HOUR_MS, Math.max(noon.getTime(), bookedAt.getTime() + HOUR_MS)));
    const doneAt = seenAt ?? saidAt;
    const [made] = await insertTasks(tx, [
      {
        ...stored,
        id,
        status: isDone ? 'done' : 'open',
        doneAt: isDone ? doneAt : null,
        remindAt: isDone ? null : remindAtOf(stored, now),
        version: isDone ? 2 : 1,
      },
    ]);
    if (!made) continue;
    const isOwn = isPatients(planned);
    const by = isOwn ? row.patientId : journey.ownerId;
    const system = { actor: { kind: 'system' }, as: 'system' } as const;
    const owner = { as: isOwn ? 'patient' : 'provider', actor: personOf(by) } as const;
    const finish = { action: 'finish', ...(seenAt ? system : owner), at: doneAt } as const;
    const begun = { ...system, at: bookedAt };
    entries.push(...(await rewriteDemoHistory(tx, taskLifecycle, id, { begun, moves: isDone ? [finish] : [] }, now)));
  }
  return entries;
}

async function writeItinerary(
  tx: Tx,
  { reference, seal, idOf, now }: Making,
  { row, journey, startsAt, timeZone }: Planned,
): Promise<PastEntry[]> {
  const { plan } = journey;
  if (!plan?.city) return [];
  const treatmentOn = calendar.dateAt(startsAt, timeZone);
  const facts = factsOf(treatmentOf(reference, row.treatment));
  const createdAt = hoursBefore(now, Math.max(1, (journey.booking?.bookedHoursAgo ?? 0) - 20));
  const entries: PastEntry[] = [];
  for (const [place, one] of tripOf({ ...plan, city: plan.city }, { treatmentOn, facts, timeZone }).entries()) {
    const id = idOf(`itinerary/${row.id}/${place}`);
    await insertEntry(tx, {
      id,
      journeyId: row.id,
      kind: one.kind satisfies ItineraryKind,
      trip: one.trip,
      startsAt: one.starts.at,
      startsZone: one.starts.zone,
      endsAt: one.ends.at,
      endsZone: one.ends.zone === one.starts.zone ? null : one.ends.zone,
      contentSealed: sealEntry(seal, id, one.content satisfies EntryContent),
      by: one.by,
      createdAt,
      updatedAt: createdAt,
    });
    entries.push({
      id: idOf(`itinerary-entry/${id}`),
      at: createdAt,
      action: 'itinerary.added',
      actorKind: 'person',
      actorId: one.by === 'patient' ? row.patientId : journey.ownerId,
      targetType: 'itinerary_entry',
      targetId: id,
      subjectId: row.patientId,
      contextProviderId: row.providerId,
      facts: {},
    });
  }
  return entries;
}
