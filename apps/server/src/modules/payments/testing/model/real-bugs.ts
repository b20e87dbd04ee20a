import { sql } from 'drizzle-orm';
import type { OpenPayments } from '../open-payments.ts';

/** Mistakes that can be planted around the product, to see that they are found. */
export const REAL_BUGS = ['holds_never_end', 'refunds_have_a_new_key', 'half_a_refund', 'old_messages_lower'] as const;
export type RealBug = (typeof REAL_BUGS)[number];

export async function plantBug({ gateway, house }: OpenPayments, bug: RealBug | null): Promise<void> {
  if (bug === 'refunds_have_a_new_key') {
    const { refund } = gateway;
    let count = 0;
    gateway.refund = async (wanted) => ({
      ...(await refund({ ...wanted, refundId: `${wanted.refundId} ${++count}` })),
      refundId: wanted.refundId,
    });
    gateway.findRefund = () => Promise.resolve(null);
  }
  if (bug === 'half_a_refund') {
    await house.run(
      sql.raw(`create function half_a_refund() returns trigger language plpgsql as $$
      begin new.amount_minor := greatest(1, new.amount_minor / 2); return new; end $$`),
    );
    await house.run(
      sql`create trigger half_a_refund before insert on refunds for each row when (new.reason = 'cancelled') execute function half_a_refund()`,
    );
  }
  if (bug === 'old_messages_lower') {
    // As if a message that says so were believed, whatever is known by now.
    await house.run(
      sql.raw(`create function old_messages_lower() returns trigger language plpgsql as $$
      begin new.status := 'processing'; new.received_minor := 0; return new; end $$`),
    );
    await house.run(
      sql`create trigger old_messages_lower before update of checked_at on payments for each row when (old.status = 'succeeded') execute function old_messages_lower()`,
    );
  }
}
