import {
  dischargeFiled,
  recordEmergency,
  recordLinkOpened,
  recordRequestAnswered,
  recordShared,
  recordsRequested,
} from '@travesia/contracts/records';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDeskPeople } from '../../bookings/index.ts';
import { findEmergencyNews, findFiled, findRequestNews, findShareNews } from '../../records/index.ts';
import { notify } from '../notify.ts';

/**
 * Notifies a clinic’s staff who answer for journeys that a patient shared records or answered a request for them, and patients that theirs were asked
 * for, opened in an emergency or by link, and of papers in their vault. Organizations don’t read records, so they aren’t told.
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
    dischargeFiled,
    'notifications.discharge_filed',
    async (tx, { record_id: id, journey_id: journeyId }, { occurredAt: at }) => {
      const told = await findFiled(tx, id, journeyId);
      if (!told) return;
      const params = { record_id: id, reference: told.row.reference, clinic: told.clinic.name };
      await notify(tx, { userId: told.row.patientId, at, kind: 'discharge_filed', params });
    },
  );
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
  outbox.subscribe(
    recordsRequested,
    'notifications.records_requested',
    async (tx, { request_id: id }, { occurredAt: at }) => {
      const told = await findRequestNews(tx, id, 'open');
      if (!told) return;
      const { id: journeyId, reference, patientId: userId } = told.row;
      const params = { journey_id: journeyId, reference, clinic: told.clinic.name };
      await notify(tx, { userId, at, kind: 'records_requested', params });
    },
  );
  outbox.subscribe(
    recordRequestAnswered,
    'notifications.record_request_answered',
    async (tx, { request_id: id, answer }, { occurredAt: at }) => {
      const told = await findRequestNews(tx, id, answer);
      if (!told) return;
      const params = { journey_id: told.row.id, reference: told.row.reference, answer };
      for (const { id: userId, desk } of await findDeskPeople(tx, told.row, 'journeys.change'))
        if (desk === 'provider') await notify(tx, { userId, at, kind: 'clinic_records_answered', params });
    },
  );
  outbox.subscribe(recordLinkOpened, 'notifications.record_link_opened', (tx, opened, { occurredAt: at }) =>
    notify(tx, { userId: opened.patient_id, at, kind: 'record_link_opened', params: { link_id: opened.link_id } }),
  );
}
