import { bookingMachine } from '@travesia/contracts/bookings';
import { balanceRequestMachine, disputeMachine, paymentMachine, refundMachine } from '@travesia/contracts/payments';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PaymentRow } from '../payment.lifecycles.ts';

/** Something that must hold at any time. The statement returns the ids of what breaks it. */
export interface Invariant {
  name: string;
  what: string;
  sql: (now: Date) => SQL;
}

const at = (now: Date, minutes: number): SQL =>
  sql`${new Date(now.getTime() - minutes * 60_000).toISOString()}::timestamptz`;

/** Sums by booking: received, promised back (except what an admin gave later), and lost to banks. */
const sums = sql`(select p.booking_id, sum(p.received_minor) as received,
    sum((select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.status <> 'rejected' and r.reason <> 'by_admin')) as promised,
    sum((select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.status <> 'rejected' and r.reason = 'by_admin')) as by_admin,
    sum((select coalesce(sum(d.amount_minor), 0) from disputes d where d.payment_id = p.id and d.status = 'lost')) as lost
  from payments p group by p.booking_id)`;

/** Balances that were paid, by booking. */
const balances = sql`(select booking_id, sum(amount_minor) as paid from balance_requests where status = 'paid' group by booking_id)`;

/** What is left of each payment. */
const left = sql`(p.received_minor
  - (select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.status <> 'rejected')
  - (select coalesce(sum(d.amount_minor), 0) from disputes d where d.payment_id = p.id and d.status = 'lost'))`;

interface Moves {
  name: string;
  transitions: Readonly<Record<string, { from: readonly string[]; to: string }>>;
}
const moves = (machine: Moves): SQL[] =>
  Object.entries(machine.transitions).flatMap(([action, { from, to }]) =>
    from.map((state) => sql`(${machine.name}::text, ${state}::text, ${action}::text, ${to}::text)`),
  );
const allowed = sql.join(
  [bookingMachine, paymentMachine, refundMachine, disputeMachine, balanceRequestMachine].flatMap(moves),
  sql`, `,
);

const states = sql`(select 'booking' as machine, id, id as booking_id, status from bookings
  union all select 'payment', id, booking_id, status from payments
  union all select 'refund', id, booking_id, status from refunds
  union all select 'dispute', id, booking_id, status from disputes
  union all select 'balance request', id, booking_id, status from balance_requests)`;

/** Which event a change of a state tells of; those not named tell nothing. */
const told = sql`(values ('booking', null, 'booking.requested.v1'), ('booking', 'accept', 'booking.accepted.v1'),
    ('booking', 'accept_for_payment', 'booking.accepted.v1'), ('booking', 'pay', 'booking.paid.v1'), ('booking', 'decline', 'booking.cancelled.v1'),
    ('booking', 'cancel', 'booking.cancelled.v1'), ('booking', 'expire', 'booking.cancelled.v1'), ('booking', 'mark_no_show', 'booking.cancelled.v1'),
    ('booking', 'complete', 'booking.completed.v1'), ('payment', 'succeed', 'payment.succeeded.v1'), ('payment', 'fail', 'payment.failed.v1'),
    ('payment', 'reopen', 'payment.failed.v1'), ('refund', null, 'refund.requested.v1'), ('refund', 'succeed', 'refund.paid.v1'),
    ('balance request', null, 'balance.requested.v1'), ('balance request', 'pay', 'balance.paid.v1'),
    ('balance request', 'withdraw', 'balance.ended.v1'), ('balance request', 'expire', 'balance.ended.v1'),
    ('dispute', null, 'dispute.opened.v1'), ('dispute', 'win', 'dispute.decided.v1'), ('dispute', 'lose', 'dispute.decided.v1'))
  as told (machine, action, event)`;

/** The invariants that the database can tell alone; the others compare it with the gateway (compare-gateway.ts). */
export const INVARIANTS: readonly Invariant[] = [
  {
    name: 'INV-1',
    what: 'No two bookings hold the same time of a clinician or of a place in a room',
    sql: () => sql`select a.booking_id::text as id from booking_slots a join booking_slots b on a.booking_id < b.booking_id
        and coalesce(a.clinician_id, a.room_id) = coalesce(b.clinician_id, b.room_id) and a.place = b.place and a.during && b.during
      union all select b.id::text from bookings b left join booking_slots s on s.booking_id = b.id
        where (b.status in ('pending', 'awaiting_payment', 'confirmed')) <> (s.booking_id is not null)`,
  },
  {
    name: 'INV-2',
    what: 'For a confirmed booking its deposit and the balances that were asked for were received, no more and no less',
    sql: () => sql`select b.id::text as id from bookings b left join ${sums} s on s.booking_id = b.id
        left join ${balances} y on y.booking_id = b.id
      where b.status in ('confirmed', 'completed') and coalesce(b.deposit_minor, 0) + coalesce(y.paid, 0) > 0
        and coalesce(s.received - s.promised - b.deposit_minor - coalesce(y.paid, 0) not between 0 and s.lost, true)`,
  },
  {
    name: 'INV-4',
    what: 'Refunds and lost disputes of a payment are at most what was received',
    sql: () => sql`select p.id::text as id from payments p where ${left} < 0`,
  },
  {
    name: 'INV-5',
    what: 'Of a cancelled booking exactly what its policy keeps is kept, and refunds do not wait for more than a day',
    sql: (now) => sql`select b.id::text as id from bookings b join ${sums} s on s.booking_id = b.id
        where b.status = 'cancelled' and s.received - s.promised - coalesce(b.kept_minor, 0) not between 0 and s.lost + s.by_admin
      union all select r.id::text from refunds r where r.status in ('requested', 'submitted') and r.created_at < ${at(now, 24 * 60)}
        and not exists (select from disputes d where d.payment_id = r.payment_id and d.decided_at is null)`,
  },
  {
    name: 'INV-6',
    what: 'No booking and no request waits for money that arrived more than five minutes ago',
    sql: (now) => sql`select b.id::text as id from bookings b join payments p on p.booking_id = b.id
      where b.status = 'awaiting_payment' and p.paid_at < ${at(now, 5)} and ${left} >= b.deposit_minor
      union all select q.id::text from balance_requests q join payments p on p.request_id = q.id
        where q.status = 'open' and p.paid_at < ${at(now, 5)} and ${left} >= q.amount_minor`,
  },
  {
    name: 'INV-7',
    what: 'No time is held, and nothing can be paid, two minutes after it ended',
    sql: (now) =>
      sql`select id::text as id from bookings where status in ('pending', 'awaiting_payment') and expires_at < ${at(now, 2)}
      union all select id::text from balance_requests where status = 'open' and due_at < ${at(now, 2)}`,
  },
  {
    name: 'INV-9',
    what: 'At most one attempt to pay a deposit or a balance is open or keeps money',
    // Money on its way to a booking that needs none any more cannot be stopped; it comes back when it arrives.
    sql: () => sql`select p.booking_id::text as id from payments p join bookings b on b.id = p.booking_id
        left join balance_requests q on q.id = p.request_id
      where p.status = 'requires_payment' or (p.status = 'processing' and (b.status = 'awaiting_payment' or q.status = 'open')) or ${left} > 0
      group by p.booking_id, p.request_id having count(*) > 1`,
  },
  {
    name: 'INV-10',
    what: 'Every change of a state is an allowed one, and together they lead to the present state',
    sql: () => sql`with lines as (select c.id, c.machine, c.entity_id, c.from_state, c.action, c.to_state,
          lag(c.to_state) over one as before, lead(c.id) over one is null as is_last, s.status
        from ${states} s join state_changes c on c.machine = s.machine and c.entity_id = s.id
        window one as (partition by c.machine, c.entity_id order by c.position))
      select entity_id::text as id from lines where from_state is distinct from before or (is_last and to_state <> status)
        or (from_state is not null and (machine, from_state, action, to_state) not in (values ${allowed}))
      union all select s.id::text from ${states} s
        where not exists (select from state_changes c where c.machine = s.machine and c.entity_id = s.id)`,
  },
  {
    name: 'INV-11',
    what: 'Every change that others must hear of was written to the outbox once, and was relayed within ten minutes',
    // Only bookings of which no event was cleared away yet.
    sql: () => sql`with whole as (select e.payload ->> 'booking_id' as booking_id from outbox_events e
          where e.event_type = 'booking.requested.v1' and e.stream_number = 1),
        changes as (select s.booking_id::text as booking_id, told.event, count(*) as n from ${states} s
          join state_changes c on c.machine = s.machine and c.entity_id = s.id
          join ${told} on told.machine = c.machine and told.action is not distinct from c.action
          where s.booking_id::text in (select booking_id from whole) group by 1, 2),
        events as (select payload ->> 'booking_id' as booking_id, event_type as event, count(*) as n from outbox_events
          where payload ->> 'booking_id' in (select booking_id from whole) and event_type in (select event from ${told}) group by 1, 2)
      select booking_id as id from changes full join events using (booking_id, event) where changes.n is distinct from events.n
      union all select id::text from outbox_events where relayed_at is null and created_at < now() - interval '10 minutes'
        and event_type in (select event from ${told})`,
  },
  {
    name: 'INV-12',
    what: 'The ledger adds up to zero, no booking has less than nothing held, and payouts and corrections were booked once',
    sql: () => sql`select currency as id from ledger_postings group by currency having sum(amount_minor) <> 0
      union all select entry_id::text from ledger_postings group by entry_id having sum(amount_minor) <> 0
      union all select e.booking_id::text from ledger_postings l join ledger_entries e on e.id = l.entry_id
        join ledger_accounts a on a.id = l.account_id where a.kind = 'held' group by e.booking_id having sum(l.amount_minor) > 0
      union all select p.id::text from payments p left join ledger_entries e on e.payment_id = p.id and e.kind = 'capture'
        where (p.received_minor > 0) <> (e.id is not null)
      union all select r.id::text from refunds r left join ledger_entries e on e.refund_id = r.id
        where (r.status = 'succeeded') <> (e.id is not null)
      union all select y.id::text from payouts y left join ledger_postings l on l.entry_id = y.entry_id and l.amount_minor = y.amount_minor
        where l.entry_id is null or (y.status = 'on_its_way') <> (y.settled_entry_id is null)
      union all select id::text from adjustments where (status = 'booked') <> (entry_id is not null)
      union all select e.id::text from ledger_entries e where e.kind = 'payout' and not exists (select from payouts y where y.entry_id = e.id)
      union all select a.provider_id::text from ledger_postings l join ledger_accounts a on a.id = l.account_id
        where a.kind = 'payout_transit' group by a.provider_id, a.currency having sum(l.amount_minor) > 0`,
  },
  {
    name: 'INV-13',
    what: 'What is asked for is what was agreed, and refunds and disputes belong to the booking that was paid',
    sql: () => sql`select id::text as id from bookings where terms is not null and (terms -> 'price' ->> 'amount' <> price_minor::text
        or terms -> 'price' ->> 'currency' <> currency or terms -> 'deposit' ->> 'amount' <> deposit_minor::text)
      union all select p.id::text from payments p join bookings b on b.id = p.booking_id
        left join balance_requests q on q.id = p.request_id
        where p.amount_minor <> coalesce(q.amount_minor, b.deposit_minor) or p.currency <> b.currency or q.booking_id <> p.booking_id
      union all select b.id::text from bookings b join balance_requests q on q.booking_id = b.id and q.status in ('open', 'paid')
        group by b.id having sum(q.amount_minor) + b.deposit_minor > b.price_minor or count(*) filter (where q.currency <> b.currency) > 0
      union all select r.id::text from refunds r join payments p on p.id = r.payment_id where r.booking_id <> p.booking_id or r.currency <> p.currency
      union all select d.id::text from disputes d join payments p on p.id = d.payment_id where d.booking_id <> p.booking_id`,
  },
  {
    name: 'INV-14',
    what: 'Every message of the gateway was handled within a quarter of an hour',
    sql: (now) =>
      sql`select event_id as id from gateway_events where handled_at is null and received_at < ${at(now, 15)}`,
  },
];

/** Ids of what breaks an invariant; at most 20. */
export async function breaksOf(db: Db | Tx, invariant: Invariant, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct id from (${invariant.sql(now)}) as broken limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** What is known here of a payment at the gateway. */
export interface Booked {
  status: PaymentRow['status'];
  /** By the ledger. */
  received: number;
  /** By the ledger. */
  returned: number;
  /** Of refunds that the gateway may have already. */
  returning: number;
}

/** What the ledger says was received and given back, by payment. */
export async function listBooked(db: Db, ids: readonly string[]): Promise<Map<string, Booked>> {
  if (!ids.length) return new Map();
  const { rows } = await db.execute<Booked & { id: string } & Record<string, unknown>>(sql`
    select p.id, p.status,
      coalesce(sum(l.amount_minor) filter (where e.kind = 'capture'), 0)::float8 as received,
      coalesce(-sum(l.amount_minor) filter (where e.kind = 'refund'), 0)::float8 as returned,
      (select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = p.id and r.status in ('requested', 'submitted'))::float8 as returning
    from payments p left join ledger_entries e on e.payment_id = p.id
      left join (ledger_postings l join ledger_accounts a on a.id = l.account_id and a.kind = 'gateway') on l.entry_id = e.id
    where p.id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}) group by p.id, p.status`);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
