import { recordLinkOpened, recordShared } from '@travesia/contracts/records';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDeskPeople } from '../../bookings/index.ts';
import { findShareNews } from '../../records/index.ts';
import { notify } from '../notify.ts';

/**
 * Notifies a clinic’s staff who answer for journeys that a patient shared records, and a patient that a link was opened. Organizations don’t read
 * records, so they aren’t told.
 */
export function tellOfRecords(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(recordShared, 'notifications.record_shared', async (tx, { share_id }, { occurredAt: at }) => {
    const told = await findShareNews(tx, share_id);
    if (!told) return;
    const params = { journey_id: told.row.id, reference: told.row.reference };
    for (const { id: userId, desk } of await findDeskPeople(tx, told.row, 'journeys.change'))
      if (desk === 'provider') await notify(tx, { userId, at, kind: 'clinic_record_shared', params });
  });
  outbox.subscribe(recordLinkOpened, 'notifications.record_link_opened', (tx, opened, { occurredAt: at }) =>
    notify(tx, { userId: opened.patient_id, at, kind: 'record_link_opened', params: { link_id: opened.link_id } }),
  );
}
