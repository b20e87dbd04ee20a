import { journeyAsked, journeyMachine } from '@travesia/contracts/journeys';
import type { MachineActor } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { demoFlagOf } from '../../platform/demo/sight.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { newReference } from '../../platform/reference.ts';
import { begin } from '../../platform/transition/transition.ts';
import type { AskableClinic } from './cases/askable-clinics.repo.ts';
import type { CaseRow } from './cases/cases.repo.ts';
import { journeyLifecycle, type JourneyRow } from './journey.lifecycle.ts';
import { insertJourney } from './journeys.repo.ts';
import type { GivenJourneyConsent } from './journeys.tables.ts';

/** Hours in which a clinic should answer. */
export const ANSWER_HOURS = 24;

interface Begun {
  row: CaseRow;
  clinic: AskableClinic;
  consents: GivenJourneyConsent[];
  actor: AuditEntry['actor'];
  as: MachineActor;
  at: Date;
  action: 'journeys.asked' | 'journeys.offered_on';
}

/** Begins a journey of a locked case with a clinic, which is told that it should answer. */
export async function askClinic(tx: Tx, begun: Begun): Promise<JourneyRow> {
  const made = await beginJourney(tx, begun);
  await appendEvent(tx, journeyAsked, { journey_id: made.id, provider_id: made.providerId });
  return made;
}

/** Begins a journey of a locked case with a clinic, in the transaction of whoever asks. */
export async function beginJourney(
  tx: Tx,
  { row, clinic, consents, actor, as, at, action }: Begun,
): Promise<JourneyRow> {
  const dueAt = new Date(at.getTime() + ANSWER_HOURS * 3_600_000);
  const made = await insertJourney(tx, {
    id: uuidv7(),
    reference: newReference(),
    caseId: row.id,
    patientId: row.patientId,
    providerId: clinic.id,
    treatment: row.treatment,
    packageId: row.providerId === clinic.id ? row.packageId : null,
    status: journeyMachine.initial,
    answerDueAt: dueAt,
    remindAt: dueAt,
    consents,
    ...demoFlagOf(clinic, row),
    createdAt: at,
    updatedAt: at,
  });
  await begin(tx, journeyLifecycle, {
    row: made,
    actor,
    as,
    at,
    audit: {
      action,
      target: { type: 'journey', id: made.id },
      subjectId: row.patientId,
      contextProviderId: clinic.id,
    },
  });
  return made;
}
