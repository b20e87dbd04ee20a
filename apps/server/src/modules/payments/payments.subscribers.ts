import {
  bookingCancelled,
  bookingCompleted,
  bookingDischarged,
  bookingMoved,
  bookingPaid,
} from '@travesia/contracts/bookings';
import { balanceEnded, disputeAnswered, refundRequested } from '@travesia/contracts/payments';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { lockLivePayment } from './payments.repo.ts';
import { releaseAtDischarge, releaseHeld } from './release-held.ts';
import { endOutdatedRequest, endRequestOf } from './requests/end-with-booking.ts';
import { closeAttemptsJob, sendAnswerJob, sendRefundJob } from './payments.jobs.ts';

/**
 * What payments do when bookings change. Events only start work: the gateway is asked by jobs, and the reconciler finds
 * whatever got lost.
 */
export function followBookings(outbox: Pick<Outbox, 'subscribe'>, jobs: Pick<Jobs, 'enqueue'>): void {
  outbox.subscribe(bookingCancelled, 'payments.end', async (tx, { booking_id: id }, { occurredAt }) => {
    await releaseHeld(tx, id, occurredAt);
    await endRequestOf(tx, id, occurredAt);
    await jobs.enqueue(tx, closeAttemptsJob, { booking_id: id });
  });
  // An attempt that was given up can be paid after all, while another one is open.
  outbox.subscribe(bookingPaid, 'payments.close_others', async (tx, { booking_id: id }) => {
    if (await lockLivePayment(tx, id)) await jobs.enqueue(tx, closeAttemptsJob, { booking_id: id });
  });
  outbox.subscribe(bookingMoved, 'payments.end_outdated', (tx, { booking_id: id }, { occurredAt }) =>
    endOutdatedRequest(tx, id, occurredAt),
  );
  outbox.subscribe(balanceEnded, 'payments.close_request', async (tx, { booking_id: id }) => {
    if (await lockLivePayment(tx, id)) await jobs.enqueue(tx, closeAttemptsJob, { booking_id: id });
  });
  outbox.subscribe(bookingCompleted, 'payments.release', (tx, { booking_id: id }, { occurredAt }) =>
    releaseHeld(tx, id, occurredAt),
  );
  outbox.subscribe(bookingDischarged, 'payments.release_rest', (tx, { booking_id: id }, { occurredAt }) =>
    releaseAtDischarge(tx, id, occurredAt),
  );
  outbox.subscribe(disputeAnswered, 'payments.send_answer', async (tx, { dispute_id: id }) => {
    await jobs.enqueue(tx, sendAnswerJob, { dispute_id: id });
  });
  outbox.subscribe(refundRequested, 'payments.send_refund', async (tx, { refund_id: id }) => {
    await jobs.enqueue(tx, sendRefundJob, { refund_id: id });
  });
}
