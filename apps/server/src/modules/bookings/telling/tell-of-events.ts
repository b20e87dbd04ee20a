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
import type { EventType } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Happened } from './news.rules.ts';

/** Calls `tell` under a subscriber’s name for everything that people are told of bookings. */
export function tellOfEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, bookingId: string, happened: Happened, at: Date) => Promise<void>,
): void {
  const tellOf = <P extends z.ZodType<{ booking_id: string }>>(
    event: EventType<P>,
    happenedBy: (payload: z.output<P>) => Happened,
  ) =>
    outbox.subscribe(
      event,
      name,
      (tx, payload, { occurredAt }) => tell(tx, payload.booking_id, happenedBy(payload), occurredAt),
      // Nothing of it needs a statement of its own for each.
      { together: true },
    );
  tellOf(bookingRequested, ({ status }) => ({ what: 'requested', status }));
  tellOf(bookingAccepted, ({ status }) => ({ what: 'accepted', status }));
  tellOf(bookingPaid, () => ({ what: 'paid' }));
  tellOf(bookingMoved, ({ from, to, by }) => ({ what: 'moved', from, to, by }));
  tellOf(bookingReassigned, ({ from, to, by, reason }) => ({ what: 'reassigned', from, to, by, reason }));
  tellOf(bookingCancelled, ({ reason }) => ({ what: 'cancelled', reason }));
  tellOf(bookingCompleted, () => ({ what: 'completed' }));
  tellOf(bookingReminded, ({ reminder, about }) => ({ what: 'reminded', reminder, about }));
}
