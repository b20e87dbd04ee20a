import { bookingDischarged } from '@travesia/contracts/bookings';
import type { Tx } from '../../../platform/db/database.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { lockAnyBooking, writeDischarged } from '../bookings.repo.ts';

/** Records that the patient of a treatment was discharged with their papers; a second time changes nothing. */
export async function markDischarged(tx: Tx, bookingId: string, at: Date): Promise<void> {
  const row = await lockAnyBooking(tx, bookingId);
  if (!row || row.dischargedAt !== null) return;
  await writeDischarged(tx, row, at);
  await appendEvent(tx, bookingDischarged, { booking_id: row.id, provider_id: row.providerId, at: at.toISOString() });
}
