import { type CheckInAnswers, scheduleOf, severityOf } from '@travesia/contracts/aftercare';
import { type AftercareForms, parseAftercare } from '../../../../data/aftercare/read-aftercare.ts';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { referenceOfId } from '../../../platform/reference.ts';
import { createSeal, type Seal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { type PastActor, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { Reference } from '../../catalog/index.ts';
import { type JourneyRow, lockAnyJourney } from '../../journeys/index.ts';
import { AFTERCARE_KEY } from '../aftercare-deps.ts';
import { checkInLifecycle } from '../check-ins/check-in.lifecycle.ts';
import { insertCheckIns } from '../check-ins/check-ins.repo.ts';
import { sealAnswers } from '../check-ins/sealed-answers.ts';
import { treatmentFor } from '../check-ins/treatment-for.ts';
import { answerDueAt, incidentLifecycle } from '../incidents/incident.lifecycle.ts';
import { insertIncident, insertNote } from '../incidents/incidents.repo.ts';

/** What a journey of the demo has after its treatment. */
export interface DemoAftercare {
  journeyId: string;
  /** Who acts for the clinic. */
  ownerId: string;
  /** Days since the discharge; null in recovery, where the patient checked in themselves. */
  dischargedDaysAgo: number | null;
  /** An answer that asked for the clinic, hours ago, and what became of it. */
  incident?: { hoursAgo: number; answers: CheckInAnswers; is: 'open' | 'escalated' | 'resolved'; note?: string };
}

interface Parts {
  secret: string;
  reference: Reference;
  idOf: (key: string) => string;
  now: Date;
}

type Making = Parts & { seal: Seal; forms: AftercareForms; timeZone: string };

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
const personOf = (userId: string): PastActor => ({ kind: 'person', userId });
const SYSTEM = { actor: { kind: 'system' }, as: 'system' } as const;

/** Adds check-ins and incidents of the demo's journeys that are there. Returns what the audit log says about them. */
export async function rewriteDemoAftercare(
  tx: Tx,
  parts: Parts,
  wanted: readonly DemoAftercare[],
): Promise<PastEntry[]> {
  const seal = createSeal(deriveKey(parts.secret, AFTERCARE_KEY));
  const making: Making = { ...parts, seal, forms: parseAftercare(), timeZone: 'America/Costa_Rica' };
  const entries: PastEntry[] = [];
  for (const one of wanted) {
    const row = await lockAnyJourney(tx, one.journeyId);
    if (!row) continue;
    entries.push(...(await writePlan(tx, making, row, one)));
    if (one.incident) entries.push(...(await writeIncident(tx, making, row, { ...one, incident: one.incident })));
  }
  return entries;
}

/** Harmless answers to all questions: the first option, no pain. */
const fineAnswers = (set: ReturnType<AftercareForms['setOf']>): CheckInAnswers =>
  Object.fromEntries(
    set.questions
      .filter(({ type }) => type !== 'long_text')
      .map(({ id, type, options }): [string, CheckInAnswers[string]] => {
        if (type === 'scale') return [id, id === 'satisfaction' ? 9 : 2];
        if (type === 'yes_no') return [id, 'no'];
        const key = options[0]?.id ?? '';
        return [id, type === 'many_of' ? [key] : key];
      }),
  );

async function writePlan(
  tx: Tx,
  making: Making,
  row: JourneyRow,
  { dischargedDaysAgo: days }: DemoAftercare,
): Promise<PastEntry[]> {
  if (days === null) return [];
  const { forms, idOf, now, reference, timeZone } = making;
  const treatment = treatmentFor(reference, row);
  const discharged = before(now, days * DAY_HOURS);
  const plan = scheduleOf(calendar, {
    days: forms.daysFor(treatment),
    dischargedAt: discharged.toISOString(),
    timeZone,
  });
  const entries: PastEntry[] = [];
  for (const { day, due_on: dueOn, due_at: at } of plan) {
    const isToday = day === days;
    // The one of today can be answered at any hour at which a visitor comes.
    const dueAt = isToday ? new Date(Math.min(Date.parse(at), before(now, 1).getTime())) : new Date(at);
    const isOver = day < days;
    const set = forms.setFor(treatment, day);
    const answeredAt = new Date(Math.min(dueAt.getTime() + 5 * HOUR_MS, before(now, 1).getTime()));
    const id = idOf(`check-in/${row.id}/${day}`);
    const stored = await insertOne(tx, making, row, {
      id,
      day,
      dueOn,
      dueAt,
      form: set.form,
      status: isOver ? 'answered' : isToday ? 'due' : 'planned',
      answers: isOver ? fineAnswers(set) : null,
      answeredAt: isOver ? answeredAt : null,
      createdAt: discharged,
      version: isOver ? 3 : isToday ? 2 : 1,
    });
    if (!stored) continue;
    const moves = [
      ...(isOver || isToday ? [{ ...SYSTEM, action: 'fall_due', at: dueAt } as const] : []),
      ...(isOver ? [{ action: 'answer', as: 'patient', actor: personOf(row.patientId), at: answeredAt } as const] : []),
    ];
    const begun = { ...SYSTEM, at: discharged };
    entries.push(...(await rewriteDemoHistory(tx, checkInLifecycle, id, { begun, moves }, now)));
  }
  return entries;
}

interface Stored {
  id: string;
  day: number | null;
  dueOn: string;
  dueAt: Date;
  form: string;
  status: 'planned' | 'due' | 'answered';
  answers: CheckInAnswers | null;
  answeredAt: Date | null;
  createdAt: Date;
  version: number;
}

async function insertOne(
  tx: Tx,
  { seal, forms, timeZone }: Making,
  row: JourneyRow,
  { answers, ...one }: Stored,
): Promise<boolean> {
  const found = answers && severityOf(forms.setOf(one.form), answers);
  const made = await insertCheckIns(tx, [
    {
      ...one,
      journeyId: row.id,
      patientId: row.patientId,
      providerId: row.providerId,
      trip: 1,
      timeZone,
      remindAt: one.status === 'due' ? new Date(one.dueAt.getTime() + DAY_HOURS * HOUR_MS) : null,
      language: answers ? 'en' : null,
      severity: found?.severity ?? null,
      answersSealed:
        answers && found ? sealAnswers(seal, one, { answers, rules: found.rules.map(({ id }) => id) }) : null,
      readAt: null,
    },
  ]);
  return made.length > 0;
}

type WithIncident = DemoAftercare & { incident: NonNullable<DemoAftercare['incident']> };

async function writeIncident(
  tx: Tx,
  making: Making,
  row: JourneyRow,
  { ownerId, incident }: WithIncident,
): Promise<PastEntry[]> {
  const { forms, idOf, now, reference, timeZone } = making;
  const at = before(now, incident.hoursAgo);
  const set = forms.setFor(treatmentFor(reference, row), null);
  const answers = { ...fineAnswers(set), ...incident.answers };
  const { severity } = severityOf(set, answers);
  const checkInId = idOf(`check-in/${row.id}/own`);
  const isNew = await insertOne(tx, making, row, {
    id: checkInId,
    day: null,
    dueOn: calendar.dateAt(at, timeZone),
    dueAt: at,
    form: set.form,
    status: 'answered',
    answers,
    answeredAt: at,
    createdAt: at,
    version: 2,
  });
  if (!isNew || severity === 'fine') return [];
  const id = idOf(`incident/${row.id}`);
  const dueAt = answerDueAt(severity, at);
  const moves = movesOf(incident.is, { at, dueAt, ownerId });
  await storeIncident(tx, making, row, { id, checkInId, severity, dueAt, at, ownerId, incident, moves });
  const by = { actor: personOf(row.patientId), as: 'patient', at } as const;
  const about = { target: { type: 'incident', id }, subjectId: row.patientId, contextProviderId: row.providerId };
  const opened = { ...by, audit: { action: 'incidents.opened', ...about } } as const;
  const answered = { begun: by, moves: [{ ...by, action: 'answer' } as const] };
  return [
    ...(await rewriteDemoHistory(tx, checkInLifecycle, checkInId, answered, now)),
    ...(await rewriteDemoHistory(tx, incidentLifecycle, id, { begun: opened, moves }, now)),
  ];
}

/** What became of an incident: nothing yet, that it went up, or that the clinic settled it within hours. */
function movesOf(
  is: WithIncident['incident']['is'],
  { at, dueAt, ownerId }: { at: Date; dueAt: Date; ownerId: string },
) {
  if (is === 'open') return [];
  if (is === 'escalated') return [{ ...SYSTEM, action: 'escalate', at: dueAt } as const];
  const by = { as: 'provider', actor: personOf(ownerId) } as const;
  return [
    { ...by, action: 'acknowledge', at: new Date(at.getTime() + HOUR_MS / 2) } as const,
    { ...by, action: 'resolve', at: new Date(at.getTime() + 3 * HOUR_MS) } as const,
  ];
}

interface ToStore extends Pick<WithIncident, 'ownerId' | 'incident'> {
  id: string;
  checkInId: string;
  severity: 'attention' | 'urgent';
  dueAt: Date;
  at: Date;
  moves: ReturnType<typeof movesOf>;
}

async function storeIncident(
  tx: Tx,
  { idOf, seal }: Making,
  row: JourneyRow,
  { id, checkInId, severity, dueAt, at, ownerId, incident, moves }: ToStore,
): Promise<void> {
  const atOf = (action: string) => moves.find((move) => move.action === action)?.at ?? null;
  const resolvedAt = atOf('resolve');
  await insertIncident(tx, {
    id,
    reference: referenceOfId(id),
    journeyId: row.id,
    patientId: row.patientId,
    providerId: row.providerId,
    checkInId,
    origin: 'check_in',
    severity,
    status: incident.is,
    answerDueAt: dueAt,
    acknowledgedAt: atOf('acknowledge'),
    resolvedAt,
    demo: true,
    createdAt: at,
    version: moves.length + 1,
  });
  if (!incident.note || !resolvedAt) return;
  const noteId = idOf(`incident-note/${row.id}`);
  await insertNote(tx, {
    id: noteId,
    incidentId: id,
    by: 'provider',
    authorId: ownerId,
    shared: true,
    textSealed: seal.seal(incident.note, noteId),
    writtenAt: resolvedAt,
  });
}
