import type { Money } from '@travesia/contracts/kit';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type AccountKind, type EntryKind, type Posting, type Sources } from './ledger.rules.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './ledger.tables.ts';

/** What an entry is about. */
export interface NewEntry {
  kind: EntryKind;
  /** Unique: the same cause is booked once. */
  cause: string;
  bookingId: string | null;
  paymentId?: string;
  refundId?: string;
  disputeId?: string;
  occurredAt: Date;
  postings: readonly Posting[];
}

/** Writes an entry with its postings; does nothing if its cause was booked before. Returns its id, or null if it did nothing. */
export async function writeEntry(tx: Tx, { postings, ...entry }: NewEntry): Promise<string | null> {
  const [row] = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: ledgerEntries.cause })
    .returning({ id: ledgerEntries.id });
  if (!row) return null;
  const lines: (typeof ledgerPostings.$inferInsert)[] = [];
  for (const [line, { account, providerId, amount }] of postings.entries())
    lines.push({
      entryId: row.id,
      line,
      accountId: await accountOf(tx, account, providerId ?? null, amount.currency),
      amountMinor: amount.amount,
      currency: amount.currency,
    });
  await tx.insert(ledgerPostings).values(lines);
  return row.id;
}

async function accountOf(tx: Tx, kind: AccountKind, providerId: string | null, currency: string): Promise<string> {
  const find = async () =>
    (
      await tx
        .select({ id: ledgerAccounts.id })
        .from(ledgerAccounts)
        .where(
          and(
            eq(ledgerAccounts.kind, kind),
            eq(ledgerAccounts.currency, currency),
            sql`${ledgerAccounts.providerId} is not distinct from ${providerId}::uuid`,
          ),
        )
    )[0]?.id;
  const known = await find();
  if (known) return known;
  await tx.insert(ledgerAccounts).values({ kind, providerId, currency }).onConflictDoNothing();
  const made = await find();
  if (!made) throw new Error(`the ledger has no account ${kind} in ${currency}`);
  return made;
}

/** What is held for a booking and what was released of it, in its currency; credits as positive amounts. */
export async function sourcesOf(db: Db | Tx, bookingId: string, currency: string): Promise<Sources> {
  const rows = await db
    .select({ kind: ledgerAccounts.kind, sum: sql<number>`(-sum(${ledgerPostings.amountMinor}))::float8` })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .where(
      and(
        eq(ledgerEntries.bookingId, bookingId),
        eq(ledgerPostings.currency, currency),
        inArray(ledgerAccounts.kind, ['held', 'provider_payable', 'platform_fee']),
      ),
    )
    .groupBy(ledgerAccounts.kind);
  const of = (kind: AccountKind): Money => ({ amount: rows.find((row) => row.kind === kind)?.sum ?? 0, currency });
  return { held: of('held'), payable: of('provider_payable'), fee: of('platform_fee') };
}
