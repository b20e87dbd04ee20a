import { recordEmergency, recordShared } from '@travesia/contracts/records';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDeskPeople } from '../../bookings/index.ts';
import { findEmergencyNews, findShareNews } from '../../records/index.ts';
import { notify } from '../notify.ts';

/**
 * Notifies a clinic’s staff who answer for journeys that a patient shared records, and patients that theirs were opened in an emergency. Organizations don’t
 * read them, so they aren’t told.
 */
export function tellOfRecords(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(recordShared, 'notifications.record_shared', async (tx, { share_id }, { occurredAt: at }) => {
    const told = await findShareNews(tx, share_id);
    if (!told) return;
    const params = { journey_id: told.row.id, reference: told.row.reference };
    for (const { id: userId, desk } of await findDeskPeople(tx, told.row, 'journeys.change'))
      if (desk === 'provider') await notify(tx, { userId, at, kind: 'clinic_record_shared', params });
  });
  outbox.subscribe(
    recordEmergency,
    'notifications.record_emergency',
    async (tx, { emergency_id: id }, { occurredAt: at }) => {
      const told = await findEmergencyNews(tx, id);
      if (!told) return;
      const { id: journeyId, reference, patientId: userId } = told.row;
      const params = { journey_id: journeyId, reference, clinic: told.clinic.name };
      await notify(tx, { userId, at, kind: 'records_emergency_opened', params });
    },
  );
}
