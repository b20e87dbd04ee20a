import type { Db, Tx } from '../../../platform/db/database.ts';
import { listChanges } from '../../../platform/transition/history.repo.ts';
import { bookingLifecycle } from '../../bookings/index.ts';
import { listRefunds } from '../payments.repo.ts';
import type { DisputeRecord } from './disputes.repo.ts';
import { compileEvidence, type Provided } from './evidence.rules.ts';

/** What this product knows that shows a bank that a payment was right. */
export async function findEvidence(db: Db | Tx, { booking, payment, clinic }: DisputeRecord): Promise<Provided> {
  const [refunds, history] = await Promise.all([
    listRefunds(db, booking.id),
    listChanges(db, bookingLifecycle, booking.id),
  ]);
  const ofPayment = refunds.filter(({ paymentId }) => paymentId === payment.id);
  return compileEvidence({ booking, payment, refunds: ofPayment, clinic: clinic.name, history });
}
