import { recallApproved, recallSent, type RecallTold } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import { findActivePerson, findDeskPeople } from '../../../bookings/index.ts';
import { findToldRecall } from '../recalls.repo.ts';
import { findToldRecipient, listConcernedClinics } from '../recipients.repo.ts';

/** Somebody who is told of a recall. */
interface Told {
  person: { id: string; firstName: string; email: string; language: Locale; demo: boolean };
  told: RecallTold;
}

/** Nobody is left out because they are a patient too. */
const NO_PATIENT = '00000000-0000-0000-0000-000000000000';

/** Calls `tell` under a subscriber’s name for each person who is told of a recall: patients, and those who answer for their clinics. */
export function tellOfRecallEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, told: Told, at: Date) => Promise<void>,
): void {
  outbox.subscribe(recallSent, name, async (tx, { recall_id: id, recipient_id: recipientId }, { occurredAt }) => {
    const recall = await findToldRecall(tx, id);
    const found = await findToldRecipient(tx, recipientId);
    const person = found && (await findActivePerson(tx, found.row.patientId));
    if (!recall || !person) return;
    const params = { recall_id: id, reference: recall.reference, clinic: found.clinic.name };
    await tell(tx, { person, told: { kind: 'safety_recall', params } }, occurredAt);
  });
  outbox.subscribe(recallApproved, name, async (tx, { recall_id: id }, { occurredAt }) => {
    const recall = await findToldRecall(tx, id);
    if (!recall) return;
    for (const { providerId, name: clinic, patients } of await listConcernedClinics(tx, id))
      for (const person of await findDeskPeople(tx, { providerId, patientId: NO_PATIENT }, 'journeys.change')) {
        const params = { recall_id: id, reference: recall.reference, clinic, patients, desk: person.desk };
        await tell(tx, { person, told: { kind: 'desk_safety_recall', params } }, occurredAt);
      }
  });
}
