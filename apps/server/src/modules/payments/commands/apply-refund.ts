import type { MachineActor } from '@travesia/contracts/kit';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { GatewayRefund } from '../../../platform/payments/gateway.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { lockAnyBooking } from '../../bookings/index.ts';
import { refundPostings } from '../ledger/ledger.rules.ts';
import { sourcesOf, writeEntry } from '../ledger/ledger.repo.ts';
import { paymentLifecycle, refundLifecycle } from '../payment.lifecycles.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { findRefund, lockPayment, lockRefund, refundedOf } from '../payments.repo.ts';
import { SENDABLE } from '../payments.tables.ts';

const by = (at: Date) => ({ actor: { kind: 'system' } as const, as: 'system' as MachineActor, at });

/** Takes over what the gateway knows of a refund. Returns false for one that is not ours. */
export async function applyRefund(
  { database, clock }: Pick<PaymentsDeps, 'database' | 'clock'>,
  found: Pick<GatewayRefund, 'refundId' | 'status'> & { id: string | null },
): Promise<boolean> {
  const known = await findRefund(database.db, found.refundId);
  if (!known) return false;
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const booking = await lockAnyBooking(tx, known.bookingId);
    const payment = await lockPayment(tx, known.paymentId);
    const refund = await lockRefund(tx, known.id);
    if (!booking || !payment || !refund) throw new Error(`refund ${known.id} has no payment`);
    const set = { gatewayId: found.id ?? refund.gatewayId };
    if (found.status === 'pending' && refund.status === 'requested')
      return void (await transition(tx, refundLifecycle, { row: refund, action: 'submit', ...by(at), set }));
    if (found.status === 'failed' && SENDABLE.includes(refund.status))
      return void (await transition(tx, refundLifecycle, { row: refund, action: 'fail', ...by(at), set }));
    if (found.status !== 'succeeded' || refund.status === 'succeeded') return undefined;
    await transition(tx, refundLifecycle, { row: refund, action: 'succeed', ...by(at), set });
    const amount = { amount: refund.amountMinor, currency: refund.currency };
    await writeEntry(tx, {
      kind: 'refund',
      cause: `refund:${refund.id}`,
      bookingId: booking.id,
      paymentId: payment.id,
      refundId: refund.id,
      occurredAt: at,
      postings: refundPostings(booking.providerId, amount, await sourcesOf(tx, booking.id, refund.currency)),
    });
    const isAll = (await refundedOf(tx, payment.id)) >= payment.receivedMinor;
    await transition(tx, paymentLifecycle, { row: payment, action: isAll ? 'refund_all' : 'refund_part', ...by(at) });
    return undefined;
  });
  return true;
}
