import type { LedgerAccount, LedgerKind } from '@travesia/contracts/payments';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { reconciliations } from '../payments/payments.tables.ts';
import type { MoneyScope } from './financials.policy.ts';

/** A posting with its entry. */
export interface PostingRow {
  entryId: string;
  kind: LedgerKind;
  at: Date;
  bookingId: string | null;
  reference: string | null;
  account: LedgerAccount;
  clinicId: string | null;
  clinicName: string | null;
  amount: number;
  currency: string;
}

export interface EntryFilter {
  currency?: string | undefined;
  kind?: LedgerKind | undefined;
  account?: LedgerAccount | undefined;
  booking?: string | undefined;
}

/** Entries that belong to the demo alone are those of its clinics. */
const seen = ({ sight }: MoneyScope): SQL => inSight(sight, sql`p.demo`);

const wanted = (scope: MoneyScope, { currency, kind, account, booking }: EntryFilter): SQL =>
  sql.join(
    [
      seen(scope),
      ...(currency ? [sql`l.currency = ${currency}`] : []),
      ...(kind ? [sql`e.kind = ${kind}`] : []),
      ...(account ? [sql`a.kind = ${account}`] : []),
      ...(booking ? [sql`e.booking_id = ${booking}::uuid`] : []),
    ],
    sql` and `,
  );

/** The clinic of an entry: of its booking, or of the account it names. */
const joined = sql`ledger_entries e join ledger_postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
  left join bookings b on b.id = e.booking_id
  left join providers p on p.id = coalesce(b.provider_id, (select o.provider_id from ledger_postings m join ledger_accounts o on o.id = m.account_id
    where m.entry_id = e.id and o.provider_id is not null limit 1))`;

/** Postings of a page of entries, entries newest first, lines in order. */
export async function listPostings(
  db: Db,
  scope: MoneyScope,
  filter: EntryFilter,
  { limit, offset, order = 'desc' }: { limit: number; offset: number; order?: 'asc' | 'desc' },
): Promise<PostingRow[]> {
  const by = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<Omit<PostingRow, 'at'> & { at: string } & Record<string, unknown>>(sql`
    with page as (select e.id from ${joined} where ${wanted(scope, filter)} group by e.id, e.occurred_at
      order by e.occurred_at ${by}, e.id ${by} limit ${limit} offset ${offset})
    select e.id as "entryId", e.kind, e.occurred_at as at, b.id as "bookingId", b.reference, a.kind as account,
      q.id as "clinicId", q.name as "clinicName", l.amount_minor::float8 as amount, l.currency
    from page join ledger_entries e on e.id = page.id join ledger_postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
      left join bookings b on b.id = e.booking_id left join providers q on q.id = a.provider_id
    order by e.occurred_at ${by}, e.id ${by}, l.line`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

export async function countEntries(db: Db, scope: MoneyScope, filter: EntryFilter): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(distinct e.id)::int as total from ${joined} where ${wanted(scope, filter)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Balances of all accounts of a kind, by currency; debits positive. */
export async function sumAccounts(
  db: Db,
  scope: MoneyScope,
): Promise<{ account: LedgerAccount; currency: string; balance: number }[]> {
  const { rows } = await db.execute<{ account: LedgerAccount; currency: string; balance: number }>(sql`
    select a.kind as account, l.currency, sum(l.amount_minor)::float8 as balance from ${joined}
    where ${seen(scope)} group by a.kind, l.currency order by l.currency, a.kind`);
  return rows;
}

/** What the last check of the invariants found; undefined before the first. */
export async function lastCheck(db: Db): Promise<{ at: Date; findings: { what: string; id: string }[] } | undefined> {
  const [row] = await db
    .select({ at: reconciliations.endedAt, findings: reconciliations.findings })
    .from(reconciliations)
    .where(and(eq(reconciliations.isCheck, true)))
    .orderBy(desc(reconciliations.endedAt))
    .limit(1);
  return row;
}
