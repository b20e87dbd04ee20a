import { patientWaits } from '@travesia/contracts/consultations';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findDeskPeople } from '../../bookings/index.ts';
import { findWaitingPatient } from '../../consultations/index.ts';
import { notify } from '../notify.ts';

/** Notifies a clinic’s staff who may enter the room that a patient waits in it. Organizations don’t enter, so they aren’t told. */
export function tellOfConsultations(outbox: Pick<Outbox, 'subscribe'>): void {
  outbox.subscribe(
    patientWaits,
    'notifications.patient_waits',
    async (tx, { booking_id, at: since }, { occurredAt: at }) => {
      const record = await findWaitingPatient(tx, booking_id, new Date(since));
      if (!record) return;
      const { booking, provider } = record;
      const params = {
        booking_id,
        reference: booking.reference,
        clinic: provider.name,
        starts_at: booking.startsAt.toISOString(),
        time_zone: booking.timeZone,
      };
      for (const { id: userId, desk } of await findDeskPeople(tx, booking))
        if (desk === 'provider') await notify(tx, { userId, at, kind: 'desk_patient_waits', params });
    },
  );
}
