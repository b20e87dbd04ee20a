import type { Figure } from '@travesia/contracts/financials';
import type { Localized } from '@travesia/contracts/kit';
import type { LedgerKind } from '@travesia/contracts/payments';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { inClinicsOf } from '../organizations/index.ts';
import type { MoneyScope } from './financials.policy.ts';

/** Which ledger lines a query may read. The clinic of a line is that of its account, or of its booking. */
const within = (scope: MoneyScope): SQL => sql`${inClinicsOf(scope.of, sql`p.id`)} and ${inSight(scope.sight, sql`p.demo`)}`;

/** Earned money of these bookings is not paid out: what becomes of it is open. */
const isFrozen = sql`(exists (select from disputes d where d.booking_id = e.booking_id and d.decided_at is null)
  or exists (select from refunds r where r.booking_id = e.booking_id and r.status not in ('succeeded', 'rejected')))`;

/** How each figure is made: which lines count, and whether debits or credits count as more. */
const FIGURE_LINES: Readonly<Record<Figure, { where: SQL; sign: 1 | -1 }>> = {
  received: { where: sql`(a.kind = 'gateway' and e.kind = 'capture')`, sign: 1 },
  refunded: { where: sql`(a.kind = 'gateway' and e.kind = 'refund')`, sign: -1 },
  lost: { where: sql`(a.kind = 'disputed' and e.kind = 'dispute_lost')`, sign: -1 },
  covered: { where: sql`(a.kind = 'loss')`, sign: 1 },
  disputed: { where: sql`(a.kind = 'disputed')`, sign: 1 },
  held: { where: sql`(a.kind = 'held')`, sign: -1 },
  fees: { where: sql`(a.kind = 'platform_fee')`, sign: -1 },
  earned: {
    where: sql`(a.kind = 'provider_payable' and e.kind not in ('payout', 'payout_returned', 'adjustment'))`,
    sign: -1,
  },
  adjusted: { where: sql`(a.kind = 'provider_payable' and e.kind = 'adjustment')`, sign: -1 },
  frozen: { where: sql`(a.kind = 'provider_payable' and ${isFrozen})`, sign: -1 },
  available: { where: sql`(a.kind = 'provider_payable' and not ${isFrozen})`, sign: -1 },
  in_transit: { where: sql`(a.kind = 'payout_transit')`, sign: -1 },
  paid_out: { where: sql`(a.kind = 'payout_transit' and e.kind = 'payout_paid')`, sign: 1 },
};
const FIGURE_NAMES = Object.keys(FIGURE_LINES) as Figure[];

const amountOf = ({ sign }: { sign: 1 | -1 }): SQL => (sign === 1 ? sql`l.amount_minor` : sql`(-l.amount_minor)`);

const lines = sql`ledger_postings l join ledger_entries e on e.id = l.entry_id join ledger_accounts a on a.id = l.account_id
  left join bookings b on b.id = e.booking_id join providers p on p.id = coalesce(a.provider_id, b.provider_id)`;

export type FigureSums = Record<Figure, number>;

/** Figures of one clinic in one currency, in minor units. */
export interface ClinicSums {
  providerId: string;
  name: string;
  currency: string;
  captures: number;
  sums: FigureSums;
}

/** All figures by clinic and currency, clinics by name, currencies with most payments first. */
export async function sumFigures(
  db: Db | Tx,
  scope: MoneyScope,
  { currency, clinic }: { currency?: string | undefined; clinic?: string | undefined } = {},
): Promise<ClinicSums[]> {
  const columns = FIGURE_NAMES.map(
    (name) =>
      sql`coalesce(sum(${amountOf(FIGURE_LINES[name])}) filter (where ${FIGURE_LINES[name].where}), 0)::float8 as ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<
    { provider_id: string; name: string; currency: string; captures: number } & FigureSums & Record<string, unknown>
  >(sql`select p.id as provider_id, p.name, l.currency,
      count(*) filter (where a.kind = 'gateway' and e.kind = 'capture')::int as captures, ${sql.join(columns, sql`, `)}
    from ${lines} where ${within(scope)} ${currency ? sql`and l.currency = ${currency}` : sql``}
      ${clinic ? sql`and p.id = ${clinic}::uuid` : sql``}
    group by p.id, p.name, l.currency order by p.name, p.id, captures desc, l.currency`);
  return rows.map(({ provider_id: providerId, name, currency: unit, captures, ...sums }) => ({
    providerId,
    name,
    currency: unit,
    captures,
    sums: Object.fromEntries(FIGURE_NAMES.map((figure) => [figure, sums[figure]])) as FigureSums,
  }));
}

/** A line of a figure with what answers show beside it. */
export interface LineRow {
  id: string;
  at: Date;
  kind: LedgerKind;
  amount: number;
  currency: string;
  clinicId: string;
  clinicName: string;
  bookingId: string | null;
  bookingReference: string | null;
  packageTitle: Localized | null;
  serviceName: Localized | null;
  treatment: string | null;
  payoutId: string | null;
  payoutReference: string | null;
  note: string | null;
}

export interface LineFilter {
  figure: Figure;
  currency: string;
  clinic?: string | undefined;
  booking?: string | undefined;
  package?: string | undefined;
  /** First and last instant. */
  since?: Date | undefined;
  until?: Date | undefined;
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

function matching(scope: MoneyScope, filter: LineFilter): SQL {
  const conditions = [
    within(scope),
    FIGURE_LINES[filter.figure].where,
    sql`l.currency = ${filter.currency}`,
    ...(filter.clinic ? [sql`p.id = ${filter.clinic}::uuid`] : []),
    ...(filter.booking ? [sql`e.booking_id = ${filter.booking}::uuid`] : []),
    ...(filter.package ? [sql`b.package_id = ${filter.package}::uuid`] : []),
    ...(filter.since ? [sql`e.occurred_at >= ${instant(filter.since)}`] : []),
    ...(filter.until ? [sql`e.occurred_at < ${instant(filter.until)}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

const labels = sql`left join packages k on k.id = b.package_id left join service_offers so on so.id = b.service_offer_id
  left join service_types st on st.slug = so.service_type
  left join payouts y on y.entry_id = e.id or y.settled_entry_id = e.id left join adjustments j on j.entry_id = e.id`;

/** A page of the lines of a figure, newest first. */
export async function listLines(
  db: Db | Tx,
  scope: MoneyScope,
  filter: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<LineRow[]> {
  const amount = amountOf(FIGURE_LINES[filter.figure]);
  const { rows } = await db.execute<Omit<LineRow, 'at'> & { at: string } & Record<string, unknown>>(sql`
    select l.entry_id || '-' || l.line as id, e.occurred_at as at, e.kind, ${amount}::float8 as amount, l.currency,
      p.id as "clinicId", p.name as "clinicName", b.id as "bookingId", b.reference as "bookingReference", k.title as "packageTitle",
      st.name as "serviceName", b.treatment, y.id as "payoutId", y.reference as "payoutReference", j.reason as note
    from ${lines} ${labels} where ${matching(scope, filter)}
    order by e.occurred_at desc, e.id desc, l.line limit ${limit} offset ${offset}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** How many lines match, and their sum in minor units. */
export async function sumLines(
  db: Db | Tx,
  scope: MoneyScope,
  filter: LineFilter,
): Promise<{ total: number; sum: number }> {
  const amount = amountOf(FIGURE_LINES[filter.figure]);
  const { rows } = await db.execute<{ total: number; sum: number }>(
    sql`select count(*)::int as total, coalesce(sum(${amount}), 0)::float8 as sum from ${lines} where ${matching(scope, filter)}`,
  );
  return rows[0] ?? { total: 0, sum: 0 };
}

/** Money of what was sold, in one currency. */
export interface OfferSums {
  kind: string;
  packageId: string | null;
  packageTitle: Localized | null;
  serviceName: Localized | null;
  treatment: string | null;
  bookings: number;
  received: number;
  refunded: number;
  fees: number;
  earned: number;
}

/** The same money by package, service or kind of booking; most earned first. */
export async function sumByOffer(db: Db, scope: MoneyScope, currency: string): Promise<OfferSums[]> {
  const sumOf = (name: Figure) =>
    sql`coalesce(sum(${amountOf(FIGURE_LINES[name])}) filter (where ${FIGURE_LINES[name].where}), 0)::float8`;
  const { rows } = await db.execute<OfferSums & Record<string, unknown>>(sql`
    select b.kind, b.package_id as "packageId", k.title as "packageTitle", st.name as "serviceName",
      case when b.package_id is null and st.slug is null then b.treatment end as treatment,
      count(distinct b.id)::int as bookings, ${sumOf('received')} as received, ${sumOf('refunded')} + ${sumOf('lost')} as refunded,
      ${sumOf('fees')} as fees, ${sumOf('earned')} as earned
    from ${lines} left join packages k on k.id = b.package_id left join service_offers so on so.id = b.service_offer_id
      left join service_types st on st.slug = so.service_type
    where ${within(scope)} and l.currency = ${currency} and b.id is not null
    group by 1, 2, 3, 4, 5 order by earned desc, received desc, 1, 2 limit 100`);
  return rows;
}

/** No money at all. */
export const FIGURE_ZEROS = Object.fromEntries(FIGURE_NAMES.map((name) => [name, 0])) as FigureSums;

/** `from` and `where` of the ledger lines of a scope: l the line, e its entry, a its account, b its booking, p its clinic. */
export const scopedLines = (scope: MoneyScope): SQL => sql`${lines} where ${within(scope)}`;
