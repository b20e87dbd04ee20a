import { sql } from 'drizzle-orm';
import type { OpenPayments } from '../open-payments.ts';
import type { End, Paid } from './lives.ts';

/** How bookings are in the end, and what the gateway itself has of each. */
export async function readEnds({ house, gateway }: OpenPayments, made: readonly Paid[]) {
  const { rows } = await house.run(sql`select b.id, jsonb_build_object('booking', b.status,
      'payment', (select string_agg(p.status, ', ') from payments p where p.booking_id = b.id),
      'refunds', array(select r.reason || ' ' || r.amount_minor || ' ' || r.status from refunds r where r.booking_id = b.id order by 1),
      'disputes', array(select d.amount_minor || ' ' || d.status from disputes d where d.booking_id = b.id order by 1),
      'ledger', coalesce((select jsonb_object_agg(kind, sum) from (select a.kind, sum(l.amount_minor) as sum from ledger_postings l
        join ledger_entries e on e.id = l.entry_id join ledger_accounts a on a.id = l.account_id
        where e.booking_id = b.id group by a.kind having sum(l.amount_minor) <> 0) as sums), '{}')) as ends
    from bookings b`);
  const known = new Map(rows.map(({ id, ends }) => [String(id), ends as End]));
  return made.map(({ id, gatewayId }) => {
    const { book } = gateway;
    const taken = [
      ...book.refundsOf(gatewayId).filter(({ status }) => status !== 'failed'),
      ...book.disputesOf(gatewayId).filter(({ status }) => status !== 'won'),
    ];
    const received = book.payments.get(gatewayId)?.received ?? 0;
    return { end: known.get(id), atGateway: taken.reduce((sum, { amount }) => sum - amount.amount, received) };
  });
}
