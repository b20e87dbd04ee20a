import { dischargeFiled, recordShared } from '@travesia/contracts/records';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDeskPeople } from '../../bookings/index.ts';
import { findFiled, findShareNews } from '../../records/index.ts';
import { notify } from '../notify.ts';

/** Notifies a clinic’s staff who answer for journeys that a patient shared records. Organizations don’t read them, so they aren’t told. Notifies patients of papers in their vault. */
export function tellOfRecords(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(recordShared, 'notifications.record_shared', async (tx, { share_id }, { occurredAt: at }) => {
    const told = await findShareNews(tx, share_id);
    if (!told) return;
    const params = { journey_id: told.row.id, reference: told.row.reference };
    for (const { id: userId, desk } of await findDeskPeople(tx, told.row, 'journeys.change'))
      if (desk === 'provider') await notify(tx, { userId, at, kind: 'clinic_record_shared', params });
  });
  outbox.subscribe(
    dischargeFiled,
    'notifications.discharge_filed',
    async (tx, { record_id: id, journey_id: journeyId }, { occurredAt: at }) => {
      const told = await findFiled(tx, id, journeyId);
      if (!told) return;
      const params = { record_id: id, reference: told.row.reference, clinic: told.clinic.name };
      await notify(tx, { userId: told.row.patientId, at, kind: 'discharge_filed', params });
    },
  );
}
