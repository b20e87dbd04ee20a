import { bookingCancelled, bookingMoved, bookingRequested } from '@travesia/contracts/bookings';
import type { Tx } from '../../platform/db/database.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { refreshNextFree } from '../availability/index.ts';
import type { BookingsDeps } from './bookings-deps.ts';

/** Keeps the first free day of clinics, which lists show, right after times were taken or given back. */
export function followTakenTimes(outbox: Pick<Outbox, 'subscribe'>, deps: Pick<BookingsDeps, 'busy' | 'clock'>): void {
  const refresh = async (tx: Tx, { provider_id: id }: { provider_id: string }) =>
    void (await refreshNextFree(deps, tx, [id]));
  outbox.subscribe(bookingRequested, 'bookings.next_free', refresh);
  outbox.subscribe(bookingMoved, 'bookings.next_free', refresh);
  outbox.subscribe(bookingCancelled, 'bookings.next_free', refresh);
}
