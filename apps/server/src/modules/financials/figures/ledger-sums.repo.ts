import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { frozenBookings } from '../money-lines.repo.ts';
import type { AddedUp } from './figure-lines.rules.ts';

/** Lines of one account, kind of entry, currency and offer, added up. */
export interface LedgerSum extends AddedUp {
  currency: string;
  /** Kind of the booking; null for lines of no booking. */
  visit: string | null;
  packageId: string | null;
  service: string | null;
  /** Where neither package nor service says what for. */
  treatment: string | null;
  lines: number;
  /** Bookings whose first payment is among them. */
  bookings: number;
}

/**
 * Lines of a clinic in entries from one id on, added up, and whether they are of entries before another id. The clinic of a
 * line is that of its account, or of its booking.
 */
export async function sumLedger(
  db: Db,
  clinicId: string,
  { from, until }: { from: string; until: string },
): Promise<(LedgerSum & { closed: boolean })[]> {
  const { rows } = await db.execute<LedgerSum & { closed: boolean } & Record<string, unknown>>(sql`
    with mine as (
      select e.id, e.kind, e.booking_id from ledger_entries e join bookings b on b.id = e.booking_id
      where b.provider_id = ${clinicId}::uuid and e.id >= ${from}::uuid
      union
      select e.id, e.kind, e.booking_id from ledger_accounts a join ledger_postings l on l.account_id = a.id join ledger_entries e on e.id = l.entry_id
      where a.provider_id = ${clinicId}::uuid and e.id >= ${from}::uuid and l.entry_id >= ${from}::uuid)
    select l.currency, a.kind as account, e.kind, b.kind as visit, b.package_id as "packageId", so.service_type as service,
      case when b.package_id is null and so.service_type is null then b.treatment end as treatment, e.id < ${until}::uuid as closed,
      sum(l.amount_minor)::float8 as sum, count(*)::int as lines,
      (count(*) filter (where a.kind = 'gateway' and e.kind = 'capture' and not exists (select from ledger_entries f
        where f.booking_id = e.booking_id and f.kind = 'capture' and f.id < e.id)))::int as bookings
    from mine e join ledger_postings l on l.entry_id = e.id and l.entry_id >= ${from}::uuid join ledger_accounts a on a.id = l.account_id
      left join bookings b on b.id = e.booking_id left join service_offers so on so.id = b.service_offer_id
    where coalesce(a.provider_id, b.provider_id) = ${clinicId}::uuid group by 1, 2, 3, 4, 5, 6, 7, 8`);
  return rows;
}

/** Merges of a clinic and which of them were undone: they move bookings, and with them lines, from one clinic to another. */
export async function mergesOf(db: Db, clinicId: string): Promise<string> {
  const { rows } = await db.execute<{ merges: string }>(sql`
    select coalesce(string_agg(m.id || coalesce(m.split_at::text, ''), ' ' order by m.id), '') as merges
    from provider_merges m where m.kept_id = ${clinicId}::uuid or m.merged_id = ${clinicId}::uuid`);
  return rows[0]?.merges ?? '';
}

/** What is owed to a clinic and frozen by open disputes, refunds and claims, in minor units by currency. */
export async function sumFrozen(db: Db | Tx, clinicId: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ currency: string; frozen: number }>(sql`
    select l.currency, (-sum(l.amount_minor))::float8 as frozen from ${frozenBookings} o join ledger_entries e on e.booking_id = o.booking_id
      join ledger_postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
    where a.kind = 'provider_payable' and a.provider_id = ${clinicId}::uuid group by l.currency`);
  return new Map(rows.map(({ currency, frozen }) => [currency, frozen]));
}

/** Names of what was sold: titles of packages by id, names of services by slug. */
export async function listTitles(
  db: Db,
  { packages, services }: { packages: readonly string[]; services: readonly string[] },
): Promise<Map<string, Localized>> {
  const { rows } = await db.execute<{ key: string; title: Localized }>(sql`
    select id::text as key, title from packages where id = any(${`{${packages.join(',')}}`}::uuid[])
    union all select slug, name from service_types where slug = any(${`{${services.join(',')}}`}::text[])`);
  return new Map(rows.map(({ key, title }) => [key, title]));
}
