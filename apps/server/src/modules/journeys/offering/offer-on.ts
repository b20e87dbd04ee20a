import { caseMachine, CLINICS_MAX, journeyOfferedOn } from '@travesia/contracts/journeys';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { askClinic } from '../begin-journey.ts';
import { lockAnyCase } from '../cases/cases.repo.ts';
import { hasHealthConsent } from '../cases/health-consent.ts';
import { isAwaited } from '../journey.lifecycle.ts';
import { listJourneysOf, listOpenOf, lockAnyJourney } from '../journeys.repo.ts';
import type { GivenJourneyConsent } from '../journeys.tables.ts';
import { nextClinicOf } from './next-clinic.rules.ts';
import { listNextClinics } from './next-clinics.repo.ts';

/** How often a case is offered on at most: its answers don't travel from clinic to clinic for weeks. */
const OFFERS_MAX = CLINICS_MAX;

const OFFERED: GivenJourneyConsent['purpose'] = 'offer_on';
const offeredFrom = (consents: readonly GivenJourneyConsent[]): string | undefined =>
  consents.find(({ purpose }) => purpose === OFFERED)?.offered_from;

/**
 * Offers a case to the next clinic when one didn't answer in time, if the patient allowed it when asking and nothing speaks
 * against it since. Whatever began from a journey names it, so that one overdue clinic leads to one other, however often
 * this runs. The case is locked, so that two overdue clinics don't lead to the same one.
 */
export async function offerOn(tx: Tx, { clock }: { clock: Clock }, lateId: string): Promise<void> {
  const late = await lockAnyJourney(tx, lateId);
  if (late?.status !== 'inquiry' || isAwaited(late)) return;
  if (!late.consents.some(({ purpose }) => purpose === OFFERED)) return;
  const row = await lockAnyCase(tx, late.caseId);
  if (!row || !caseMachine.states[row.status].tags.some((tag) => tag === 'editable')) return;
  if (!(await hasHealthConsent(tx, row.patientId))) return;
  const all = await listJourneysOf(tx, row.id);
  const offers = all.flatMap(({ consents }) => offeredFrom(consents) ?? []);
  if (offers.includes(late.id) || offers.length >= OFFERS_MAX) return;
  if ((await listOpenOf(tx, row.id)).filter(isAwaited).length >= CLINICS_MAX) return;
  const at = clock.now();
  const clinic = nextClinicOf(await listNextClinics(tx, row, at), new Set(all.map(({ providerId }) => providerId)));
  if (!clinic) return;
  const made = await askClinic(tx, {
    row,
    clinic,
    consents: late.consents.map((consent) =>
      consent.purpose === OFFERED ? { ...consent, offered_from: late.id } : consent,
    ),
    actor: { kind: 'system' },
    as: 'system',
    at,
    action: 'journeys.offered_on',
  });
  await appendEvent(tx, journeyOfferedOn, {
    journey_id: made.id,
    provider_id: clinic.id,
    late_journey_id: late.id,
  });
}
