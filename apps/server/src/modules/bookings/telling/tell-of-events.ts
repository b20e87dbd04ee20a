import {
  bookingAccepted,
  bookingCancelled,
  bookingCompleted,
  bookingMoved,
  bookingPaid,
  bookingReassigned,
  bookingReminded,
  bookingRequested,
} from '@travesia/contracts/bookings';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Happened } from './news.rules.ts';

/** Nothing of it needs a statement of its own for each. */
const TOGETHER = { together: true };

/** Calls `tell` under a subscriber’s name for everything that people are told of bookings. */
export function tellOfEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, bookingId: string, happened: Happened, at: Date) => Promise<void>,
): void {
  outbox.subscribe(
    bookingRequested,
    name,
    (tx, { booking_id: id, status }, { occurredAt }) => tell(tx, id, { what: 'requested', status }, occurredAt),
    TOGETHER,
  );
  outbox.subscribe(
    bookingAccepted,
    name,
    (tx, { booking_id: id, status }, { occurredAt }) => tell(tx, id, { what: 'accepted', status }, occurredAt),
    TOGETHER,
  );
  outbox.subscribe(
    bookingPaid,
    name,
    (tx, { booking_id: id }, { occurredAt }) => tell(tx, id, { what: 'paid' }, occurredAt),
    TOGETHER,
  );
  outbox.subscribe(
    bookingMoved,
    name,
    (tx, { booking_id: id, from, to, by }, { occurredAt }) => tell(tx, id, { what: 'moved', from, to, by }, occurredAt),
    TOGETHER,
  );
  outbox.subscribe(
    bookingReassigned,
    name,
    (tx, { booking_id: id, from, to, by, reason }, { occurredAt }) =>
      tell(tx, id, { what: 'reassigned', from, to, by, reason }, occurredAt),
    TOGETHER,
  );
  outbox.subscribe(
    bookingCancelled,
    name,
    (tx, { booking_id: id, reason }, { occurredAt }) => tell(tx, id, { what: 'cancelled', reason }, occurredAt),
    TOGETHER,
  );
  outbox.subscribe(
    bookingCompleted,
    name,
    (tx, { booking_id: id }, { occurredAt }) => tell(tx, id, { what: 'completed' }, occurredAt),
    TOGETHER,
  );
  outbox.subscribe(
    bookingReminded,
    name,
    (tx, { booking_id: id, reminder, about }, { occurredAt }) =>
      tell(tx, id, { what: 'reminded', reminder, about }, occurredAt),
    TOGETHER,
  );
}
