import type {
  ClinicalReview,
  JourneyBooking,
  JourneyEvent,
  JourneyFlag,
  JourneySummary,
  RedFlagRule,
} from '@travesia/contracts/journeys';
import { type Locale, MACHINE_ACTORS } from '@travesia/contracts/kit';
import { ProblemError } from '../../platform/problem-error.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import type { StateChange } from '../../platform/transition/history.repo.ts';
import type { Reference } from '../catalog/index.ts';
import { journeyActions, type JourneyScope, roleOn } from './journey-sides.policy.ts';
import { currentBooking, type JourneyRow } from './journey.lifecycle.ts';
import type { JourneyRecord } from './journeys.repo.ts';
import type { ReviewRow } from './reviews/reviews.repo.ts';

/** A journey in a list. */
export function presentJourneySummary(
  scope: JourneyScope,
  record: JourneyRecord,
  { treatments, countries }: Reference,
  language: Locale,
): JourneySummary {
  const { row, asked, provider, patient, packageTitle } = record;
  const treated = currentBooking(record);
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    treatment: { slug: row.treatment, name: treatments.get(row.treatment)?.name[language] ?? row.treatment },
    package: row.packageId && packageTitle ? { id: row.packageId, title: packageTitle[language] } : null,
    provider: {
      id: provider.id,
      slug: provider.slug,
      name: provider.name,
      city: provider.city?.[language] ?? null,
      country: countries.get(provider.country)?.name[language] ?? provider.country,
      time_zone: provider.timeZone,
    },
    patient: {
      id: row.patientId,
      name: `${patient.firstName} ${patient.lastName}`.trim(),
      country: patient.country,
    },
    answer_due_at: row.answerDueAt?.toISOString() ?? null,
    review: reviewState(record),
    case_id: roleOn(scope, row) === 'patient' ? row.caseId : null,
    treatment_at: treated && new Date(treated.startsAt).toISOString(),
    trip: row.trip,
    trips: row.trips,
    percent: asked.percent,
    actions: journeyActions(scope, row, record.booking?.status ?? null),
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A booking of a journey's treatment; null without one. */
export const presentJourneyBooking = (booking: JourneyRecord['booking']): JourneyBooking | null =>
  booking && {
    id: booking.id,
    reference: booking.reference,
    status: booking.status,
    starts_at: new Date(booking.startsAt).toISOString(),
    payment_due_at:
      booking.status === 'awaiting_payment' && booking.expiresAt ? new Date(booking.expiresAt).toISOString() : null,
    clinician: booking.clinician,
  };

/** Whether a clinician must still sign. Any signature must be of the present answers. */
export function reviewState({ asked, signed }: Pick<JourneyRecord, 'asked' | 'signed'>): JourneySummary['review'] {
  if (signed !== null) return signed === asked.revision ? 'signed' : 'outdated';
  return asked.needsClinician ? 'needed' : 'not_needed';
}

/** Whether somebody must sign before anything is booked. */
export function needsSignature(record: Pick<JourneyRecord, 'asked' | 'signed'>): boolean {
  const state = reviewState(record);
  return state === 'needed' || state === 'outdated';
}

/** Throws `journeys.signature_missing` while a clinician must still sign: nothing is booked until then. */
export function refuseUnsigned(record: Pick<JourneyRecord, 'asked' | 'signed'>): void {
  if (needsSignature(record)) throw new ProblemError('journeys.signature_missing');
}

/** The flags of an assessment, for the clinic. */
export const presentFlags = (flags: readonly RedFlagRule[], language: Locale): JourneyFlag[] =>
  flags.map(({ id, text, source }) => ({ id, text: text[language], source }));

/** A signature. Who only runs the clinic from outside sees that it was signed, not what. */
export const presentReview = (seal: Seal, row: ReviewRow, mayRead: boolean): ClinicalReview => ({
  id: row.id,
  decision: row.decision,
  reason: mayRead && row.reasonSealed !== null ? seal.open(row.reasonSealed, row.id) : null,
  clinician: { id: row.clinicianId, name: row.clinicianName, license: row.license },
  revision: row.revision,
  signed_at: row.signedAt.toISOString(),
});

/** What happened to a journey. The reason of its end is shown to the patient and the clinic. */
export const presentEvents = (changes: readonly StateChange[], endNote: string | null): JourneyEvent[] =>
  changes.map(({ at, action, toState, actedAs }) => ({
    at: at.toISOString(),
    action: action ?? 'begin',
    status: toState as JourneyRow['status'],
    by: MACHINE_ACTORS.find((side) => side === actedAs) ?? 'system',
    reason: ENDED.includes(toState) ? endNote : null,
  }));

const ENDED: readonly string[] = ['declined', 'cancelled'];

/** Why a journey was declined or cancelled, for those who may read it; null if nothing was written. */
export const openEndNote = (seal: Seal, { id, endNoteSealed }: JourneyRow): string | null =>
  endNoteSealed === null ? null : seal.open(endNoteSealed, id);
