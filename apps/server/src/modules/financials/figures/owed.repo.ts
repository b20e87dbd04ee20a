import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { inClinicsOf } from '../../organizations/index.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { frozenBookings } from '../money-lines.repo.ts';

/** What a clinic is owed in one currency, in minor units. */
interface Owed {
  providerId: string;
  name: string;
  currency: string;
  available: number;
  /** By open disputes, refunds and claims. */
  frozen: number;
  inTransit: number;
}

/** What clinics are owed by currency: the accounts that are theirs, added up; clinics by name. */
export async function sumOwed(
  db: Db | Tx,
  scope: MoneyScope,
  { currency, clinic }: { currency?: string | undefined; clinic?: string | undefined } = {},
): Promise<Owed[]> {
  const conditions: SQL[] = [
    inClinicsOf(scope.of, sql`p.id`),
    inSight(scope.sight, sql`p.demo`),
    ...(currency ? [sql`a.currency = ${currency}`] : []),
    ...(clinic ? [sql`p.id = ${clinic}::uuid`] : []),
  ];
  const { rows } = await db.execute<Owed & Record<string, unknown>>(sql`
    with frozen as (
      select l.account_id, -sum(l.amount_minor) as amount from ${frozenBookings} o join ledger_entries e on e.booking_id = o.booking_id
        join ledger_postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
      where a.kind = 'provider_payable' group by l.account_id)
    select p.id as "providerId", p.name, a.currency,
      (coalesce(-sum(l.amount) filter (where a.kind = 'provider_payable'), 0) - coalesce(sum(f.amount), 0))::float8 as available,
      coalesce(sum(f.amount), 0)::float8 as frozen,
      coalesce(-sum(l.amount) filter (where a.kind = 'payout_transit'), 0)::float8 as "inTransit"
    from ledger_accounts a join providers p on p.id = a.provider_id
      join lateral (select sum(amount_minor) as amount from ledger_postings where account_id = a.id and currency = a.currency) l on true
      left join frozen f on f.account_id = a.id
    where a.kind in ('provider_payable', 'payout_transit') and ${sql.join(conditions, sql` and `)}
    group by p.id, p.name, a.currency order by p.name, p.id, a.currency`);
  return rows;
}
