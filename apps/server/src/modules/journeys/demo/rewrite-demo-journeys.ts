import { CONSENT_WORDING } from '@travesia/contracts/accounts';
import type { RedFlagRule } from '@travesia/contracts/journeys';
import { parseIntake } from '../../../../data/intake/read-intake.ts';
import { parseRedFlags } from '../../../../data/intake/read-red-flags.ts';
import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { referenceOfId } from '../../../platform/reference.ts';
import { createSeal, type Seal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { type PastActor, rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import { insertConsents } from '../../accounts/index.ts';
import type { Reference } from '../../catalog/index.ts';
import { ANSWER_HOURS } from '../begin-journey.ts';
import { findAskableClinic } from '../cases/askable-clinics.repo.ts';
import { assessCase } from '../cases/assess-case.ts';
import { caseLifecycle } from '../cases/case.lifecycle.ts';
import { insertCase } from '../cases/cases.repo.ts';
import { sealAnswers } from '../cases/sealed-answers.ts';
import { journeyLifecycle } from '../journey.lifecycle.ts';
import { CASE_KEY } from '../personal-data/journeys-personal-data.ts';
import { defaultOf, treatmentOf } from '../journeys-deps.ts';
import { insertJourney } from '../journeys.repo.ts';
import { insertReview, listSigners } from '../reviews/reviews.repo.ts';
import type { TakenBooking } from '../../bookings/index.ts';
import { findSellingClinic } from '../../packages/index.ts';
import { bookingsOf } from './demo-booking.ts';
import { type DemoCase, type DemoJourney, hoursBefore, isChosen, movesOf, type PastMove } from './demo-cases.ts';
import { knownCases } from './demo-journeys.repo.ts';
import { fillAnswers } from './fill-answers.ts';
import { writeDemoQuotes } from './rewrite-demo-quotes.ts';

interface Parts {
  clock: Clock;
  secret: string;
  reference: Reference;
  idOf: (key: string) => string;
}

interface Making extends Parts {
  seal: Seal;
  redFlags: readonly RedFlagRule[];
  intake: ReturnType<typeof parseIntake>;
  now: Date;
  /** Treatments that were booked on a quote, for whoever writes bookings. */
  booked: { journey: DemoJourney; booking: TakenBooking }[];
}

/** What the audit log says, and the bookings that follow from accepted quotes. */
export interface WrittenDemoJourneys {
  entries: PastEntry[];
  booked: { journey: DemoJourney; booking: TakenBooking }[];
}

/**
 * Adds the demo's cases and journeys. Those that are there already stay as visitors left them; a clinic that takes no cases
 * is left out. Unlike most of the demo they are relative to now, so that a clock of 24 hours has not run out at breakfast.
 * Returns what the audit log says about them, and the bookings to write.
 */
export async function rewriteDemoJourneys(
  tx: Tx,
  parts: Parts,
  wanted: readonly DemoCase[],
): Promise<WrittenDemoJourneys> {
  const { clock, secret } = parts;
  const seal = createSeal(deriveKey(secret, CASE_KEY));
  const making: Making = {
    ...parts,
    seal,
    redFlags: parseRedFlags(),
    intake: parseIntake(),
    now: clock.now(),
    booked: [],
  };
  await agree(tx, wanted, making.now);
  const known = await knownCases(
    tx,
    wanted.map(({ id }) => id),
  );
  const entries: PastEntry[] = [];
  for (const one of wanted) if (!known.has(one.id)) entries.push(...(await writeCase(tx, making, one)));
  return { entries, booked: making.booked };
}

/** Who asks has agreed that we store what they answer; a reset withdraws what visitors agreed to. */
async function agree(tx: Tx, wanted: readonly DemoCase[], now: Date): Promise<void> {
  const agreed = new Map(wanted.map(({ patientId, language }) => [patientId, language]));
  await insertConsents(
    tx,
    [...agreed].map(([userId, language]) => ({
      userId,
      purpose: 'health_data' as const,
      wording: CONSENT_WORDING,
      language,
      givenAt: new Date(`${now.toISOString().slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`),
    })),
  );
}

const personOf = (userId: string): PastActor => ({ kind: 'person', userId });

async function writeCase(tx: Tx, making: Making, one: DemoCase): Promise<PastEntry[]> {
  const { reference, seal, intake, now } = making;
  const treatment = treatmentOf(reference, one.treatment);
  const asked = [];
  for (const journey of one.journeys)
    if (await findAskableClinic(tx, journey.providerId, treatment.slug)) asked.push(journey);
  if (one.journeys.length && !asked.length) return [];
  const sections = defaultOf(intake, treatment);
  const answers = fillAnswers(sections, one.answers, one.share);
  const { completeness, flags } = assessCase(making, reference, { treatment: treatment.slug, sections, answers });
  const chosen = asked.find(isChosen)?.booking?.bookedHoursAgo;
  const ends = chosen === undefined ? asked.flatMap(({ endedHoursAgo }) => endedHoursAgo ?? []) : [chosen];
  const isClosed = asked.length > 0 && (chosen !== undefined || ends.length === asked.length);
  const createdAt = hoursBefore(now, one.hoursAgo);
  const firstAsked = hoursBefore(now, Math.max(0, ...asked.map(({ askedHoursAgo }) => askedHoursAgo)));
  const by = personOf(one.patientId);
  const moves = [
    ...(asked.length ? [{ action: 'ask', as: 'patient', actor: by, at: firstAsked } as const] : []),
    ...(isClosed
      ? [{ action: 'close', as: 'system', actor: { kind: 'system' }, at: hoursBefore(now, Math.min(...ends)) } as const]
      : []),
  ];
  await insertCase(tx, {
    id: one.id,
    patientId: one.patientId,
    status: isClosed ? 'closed' : asked.length ? 'asked' : 'draft',
    treatment: treatment.slug,
    providerId: one.providerId,
    language: one.language,
    sections,
    answersSealed: sealAnswers(seal, one, answers),
    revision: 1,
    percent: completeness.percent,
    needsClinician: flags.length > 0,
    demo: true,
    createdAt,
    updatedAt: moves.at(-1)?.at ?? createdAt,
    version: moves.length + 1,
  });
  const begun = { actor: by, as: 'patient', at: createdAt } as const;
  const entries = await rewriteDemoHistory(tx, caseLifecycle, one.id, { begun, moves }, now);
  for (const journey of asked)
    entries.push(...(await writeJourney(tx, making, { ...one, treatment: treatment.slug }, journey)));
  return entries;
}

async function writeJourney(tx: Tx, making: Making, asked: DemoCase, journey: DemoJourney): Promise<PastEntry[]> {
  const { seal, reference, now } = making;
  const { id, providerId, status, reason, review } = journey;
  const { patientId } = asked;
  const createdAt = hoursBefore(now, journey.askedHoursAgo);
  const dueAt = hoursBefore(createdAt, -ANSWER_HOURS);
  const moves = movesOf(journey, { dueAt, now });
  const note = review?.decision === 'unfit' ? review.reason : reason;
  const isWaiting = status === 'inquiry';
  await insertJourney(tx, {
    id,
    reference: referenceOfId(id),
    caseId: asked.id,
    patientId,
    providerId,
    treatment: asked.treatment,
    status,
    trips: isChosen(journey) && treatmentOf(reference, asked.treatment).trips > 1 ? 2 : 1,
    trip: journey.returning ? 2 : 1,
    answerDueAt: isWaiting ? dueAt : null,
    remindAt: isWaiting && dueAt > now ? dueAt : null,
    consents: journey.consents.map((one) => ({ ...one, language: asked.language, given_at: createdAt.toISOString() })),
    endNoteSealed: note ? seal.seal(note, id) : null,
    demo: true,
    createdAt,
    updatedAt: moves.findLast(({ action }) => action !== 'remind')?.at ?? createdAt,
    version: moves.length + 1,
  });
  const about = { target: { type: 'journey', id }, subjectId: patientId, contextProviderId: providerId };
  const begun = {
    actor: personOf(patientId),
    as: 'patient',
    at: createdAt,
    audit: { action: 'journeys.asked', ...about },
  } as const;
  const life = { begun, moves: moves.map((move) => ({ ...move, actor: actorOf(move, asked, journey) })) };
  const entries = await rewriteDemoHistory(tx, journeyLifecycle, id, life, now);
  return [
    ...(await writeReview(tx, making, asked, journey)),
    ...entries,
    ...(await writeQuotes(tx, making, asked, journey)),
  ];
}

/** Its quotes, and the bookings that the accepted one makes. */
async function writeQuotes(tx: Tx, making: Making, asked: DemoCase, journey: DemoJourney): Promise<PastEntry[]> {
  if (!journey.quotes) return [];
  const clinic = await findSellingClinic(tx, journey.providerId, making.now);
  if (!clinic) throw new Error(`the clinic of the demo's journey ${journey.id} is gone`);
  const { entries, agreed } = await writeDemoQuotes(tx, making, journey, clinic);
  const bookings = agreed ? bookingsOf(making, asked, journey, agreed) : [];
  making.booked.push(...bookings.map((booking) => ({ journey, booking })));
  return entries;
}

function actorOf({ as }: PastMove, { patientId }: DemoCase, { ownerId }: DemoJourney): PastActor {
  return as === 'system' ? { kind: 'system' } : personOf(as === 'patient' ? patientId : ownerId);
}

/** Signs as the first clinician with a license in force. */
async function writeReview(
  tx: Tx,
  { clock, seal, idOf, now }: Making,
  { patientId }: DemoCase,
  { id: journeyId, providerId, ownerId, review }: DemoJourney,
): Promise<PastEntry[]> {
  if (!review) return [];
  const [signer] = await listSigners(tx, providerId, clock.today());
  if (!signer) throw new Error(`nobody at ${providerId} may sign in the demo`);
  const id = idOf(`review/${journeyId}`);
  const signedAt = hoursBefore(now, review.hoursAgo);
  const facts = { decision: review.decision, clinician: signer.id, revision: 1 };
  await insertReview(tx, {
    id,
    journeyId,
    revision: 1,
    decision: review.decision,
    reasonSealed: seal.seal(review.reason, id),
    clinicianId: signer.id,
    clinicianName: signer.name,
    license: signer.license,
    signedBy: ownerId,
    signedAt,
  });
  return [
    {
      id: idOf(`review-entry/${journeyId}`),
      at: signedAt,
      action: 'journeys.review_signed',
      actorKind: 'person',
      actorId: ownerId,
      targetType: 'journey',
      targetId: journeyId,
      subjectId: patientId,
      contextProviderId: providerId,
      facts,
    },
  ];
}
