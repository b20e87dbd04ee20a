import { sql } from 'drizzle-orm';
import type { Model } from './model.ts';
import type { Real } from './real.ts';

interface Picture {
  bookings: string[];
  payments: string[];
  refunds: string[];
  disputes: string[];
  requests: string[];
  ledger: string[];
}

const ACCOUNTS = ['gateway', 'held', 'provider_payable', 'platform_fee', 'disputed', 'loss'] as const;
const isGivenUp = (status: string) => (status === 'failed' ? 'cancelled' : status);

/** States and amounts of the model. */
export function pictureOf({ bookings, payments, refunds, disputes, requests, ledger }: Model): Picture {
  return {
    bookings: bookings.map(({ status, slot, kept }) => `${status} ${slot} ${kept ?? 0}`),
    payments: payments.map(({ booking, status, received }) => `${booking} ${isGivenUp(status)} ${received}`),
    refunds: refunds.map(
      ({ amount, status, reason }) =>
        `${amount} ${status} ${reason === 'cancelled' || reason === 'by_admin' ? reason : 'not_wanted'}`,
    ),
    disputes: disputes
      .filter(({ ours }) => ours !== 'unknown')
      .map(({ amount, ours }) => `${amount} ${ours}`)
      .sort(),
    requests: requests.map(({ booking, status }) => `${booking} ${status}`),
    ledger: bookings.map(({ id }) => ACCOUNTS.map((account) => ledger.balanceOf(id, account)).join(' ')),
  };
}

/** The same of the product. */
export async function readPicture(real: Real): Promise<Picture> {
  const { house } = real.world;
  const ids = real.ids();
  const { rows } = await house.run(sql`select
    (select jsonb_agg(to_jsonb(b)) from (select id, status, starts_at, coalesce(kept_minor, 0) as kept, to_char(starts_at at time zone time_zone, 'YYYY-MM-DD HH24:MI') as time
      from bookings where id = any(${ids}::uuid[])) b) as bookings,
    (select jsonb_agg(to_jsonb(p) order by p.id) from (select id, booking_id, status, received_minor from payments where booking_id = any(${ids}::uuid[])) p) as payments,
    (select jsonb_agg(to_jsonb(r) order by r.id) from (select id, amount_minor, status, reason from refunds where booking_id = any(${ids}::uuid[])) r) as refunds,
    (select jsonb_agg(to_jsonb(q) order by q.id) from (select id, booking_id, status from balance_requests where booking_id = any(${ids}::uuid[])) q) as requests,
    (select jsonb_agg(to_jsonb(d)) from (select amount_minor, status from disputes where booking_id = any(${ids}::uuid[])) d) as disputes,
    (select jsonb_agg(to_jsonb(l)) from (select e.booking_id, a.kind, sum(l.amount_minor)::int as sum from ledger_postings l
      join ledger_entries e on e.id = l.entry_id join ledger_accounts a on a.id = l.account_id where e.booking_id = any(${ids}::uuid[]) group by 1, 2) l) as ledger`);
  type Row = Record<string, string | number>;
  const of = (name: string) => (rows[0]?.[name] ?? []) as Row[];
  const byId = new Map(of('bookings').map((row) => [row['id'], row]));
  const number = (id: unknown) => real.bookings.findIndex((one) => one.id === id);
  const sums = new Map(of('ledger').map((row) => [`${row['booking_id']} ${row['kind']}`, row['sum']]));
  return {
    bookings: real.bookings.map(({ id }) => {
      const row = byId.get(id);
      const slot = real.times.findIndex(({ date, time }) => `${date} ${time}` === row?.['time']);
      return `${row?.['status']} ${slot} ${row?.['kept']}`;
    }),
    payments: of('payments').map(
      (row) => `${number(row['booking_id'])} ${isGivenUp(String(row['status']))} ${row['received_minor']}`,
    ),
    refunds: of('refunds').map(({ amount_minor: amount, status, reason }) => {
      const why = reason === 'cancelled' || reason === 'by_admin' ? reason : 'not_wanted';
      return `${amount} ${status} ${why}`;
    }),
    disputes: of('disputes')
      .map(({ amount_minor: amount, status }) => `${amount} ${status === 'won' || status === 'lost' ? status : 'open'}`)
      .sort(),
    requests: of('requests').map((row) => `${number(row['booking_id'])} ${row['status']}`),
    ledger: real.bookings.map(({ id }) => ACCOUNTS.map((account) => sums.get(`${id} ${account}`) ?? 0).join(' ')),
  };
}
