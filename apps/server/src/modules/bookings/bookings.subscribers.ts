import { bookingCancelled, bookingMoved, bookingReassigned, bookingRequested } from '@travesia/contracts/bookings';
import type { EventPayload, Locale } from '@travesia/contracts/kit';
import { accountErased } from '@travesia/contracts/privacy';
import type { Tx } from '../../platform/db/database.ts';
import { inBulk } from '../../platform/db/in-bulk.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { refreshNextFree } from '../availability/index.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import { lockUpcomingOf } from './bookings.repo.ts';
import { isBeyondFirstFree } from './booking-times.repo.ts';
import { endAndGiveBack } from './terms/end-and-give-back.ts';

/** Keeps the first free day of clinics, which lists show, right after times were taken or given back. */
export function followTakenTimes(outbox: Pick<Outbox, 'subscribe'>, deps: Pick<BookingsDeps, 'busy' | 'clock'>): void {
  // Several bookings of one clinic that are followed at the same time need it once.
  const refreshOne = inBulk(async (tx, ids: readonly string[]) => {
    await refreshNextFree(deps, tx as Tx, [...new Set(ids)].toSorted());
    return ids.map(() => undefined);
  });
  const refresh = (tx: Tx, { provider_id: id }: { provider_id: string }): Promise<void> => refreshOne(tx, id);
  const follow = async (tx: Tx, { booking_id: bookingId, provider_id: id }: EventPayload<typeof bookingRequested>) => {
    if (!(await isBeyondFirstFree(tx, bookingId))) await refreshOne(tx, id);
  };
  outbox.subscribe(bookingRequested, 'bookings.next_free', follow, { together: true });
  outbox.subscribe(bookingMoved, 'bookings.next_free', refresh);
  outbox.subscribe(bookingReassigned, 'bookings.next_free', refresh);
  outbox.subscribe(bookingCancelled, 'bookings.next_free', refresh);
}

const DELETED: Record<Locale, string> = {
  en: 'The patient deleted their account.',
  es: 'El paciente eliminó su cuenta.',
  pt: 'O paciente excluiu a conta.',
};

/** Cancels what a patient had booked whose account was deleted, as if they had: the clinic gets its time back, and the policy decides the refund. */
export function followErasedPatients(
  outbox: Pick<Outbox, 'subscribe'>,
  deps: Pick<BookingsDeps, 'money' | 'clock'>,
): void {
  outbox.subscribe(accountErased, 'bookings.cancel_of_erased', async (tx, { user_id: id }) => {
    const at = deps.clock.now();
    for (const row of await lockUpcomingOf(tx, id, at))
      await endAndGiveBack(tx, deps, row, {
        action: 'cancel',
        actor: { kind: 'system' },
        as: 'patient',
        at,
        reason: DELETED[row.language],
      });
  });
}
