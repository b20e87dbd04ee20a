import type { LedgerKind } from '@travesia/contracts/payments';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { scopedLines } from '../money-lines.repo.ts';

/** What one entry did to a clinic's money, in minor units. */
export interface StatementLine {
  at: Date;
  kind: LedgerKind;
  clinic: string;
  reference: string | null;
  payout: string | null;
  note: string | null;
  received: number;
  refunded: number;
  fee: number;
  /** Change of what the clinic is owed. */
  owed: number;
}

const owed = sql`coalesce(sum(-l.amount_minor) filter (where a.kind = 'provider_payable'), 0)::float8`;
const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** What clinics were owed before an instant. */
export async function owedBefore(db: Db, scope: MoneyScope, currency: string, at: Date): Promise<number> {
  const { rows } = await db.execute<{ owed: number }>(
    sql`select ${owed} as owed from ${scopedLines(scope)} and l.currency = ${currency} and e.occurred_at < ${instant(at)}`,
  );
  return rows[0]?.owed ?? 0;
}

/** Entries of a period in one currency, oldest first. */
export async function listStatementLines(
  db: Db,
  scope: MoneyScope,
  { currency, since, until, limit }: { currency: string; since: Date; until: Date; limit: number },
): Promise<StatementLine[]> {
  const sumOf = (where: SQL, amount: SQL) => sql`coalesce(sum(${amount}) filter (where ${where}), 0)::float8`;
  const { rows } = await db.execute<Omit<StatementLine, 'at'> & { at: string } & Record<string, unknown>>(sql`
    select e.occurred_at as at, e.kind, p.name as clinic, b.reference,
      (select y.reference from payouts y where y.entry_id = e.id or y.settled_entry_id = e.id) as payout,
      (select j.reason from adjustments j where j.entry_id = e.id) as note,
      ${sumOf(sql`a.kind = 'gateway' and e.kind = 'capture'`, sql`l.amount_minor`)} as received,
      ${sumOf(sql`a.kind = 'gateway' and e.kind = 'refund'`, sql`-l.amount_minor`)} as refunded,
      ${sumOf(sql`a.kind = 'platform_fee'`, sql`-l.amount_minor`)} as fee, ${owed} as owed
    from ${scopedLines(scope)} and l.currency = ${currency} and e.occurred_at >= ${instant(since)} and e.occurred_at < ${instant(until)}
    group by e.id, e.occurred_at, e.kind, p.name, b.reference order by e.occurred_at, e.id limit ${limit}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}
