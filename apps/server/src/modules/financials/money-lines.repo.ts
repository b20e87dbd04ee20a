import { type Figure, FIGURES } from '@travesia/contracts/financials';
import { type Localized, statesTagged } from '@travesia/contracts/kit';
import { type LedgerKind, refundMachine } from '@travesia/contracts/payments';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { inClinicsOf } from '../organizations/index.ts';
import { FIGURE_LINES, type FigureSums } from './figures/figure-lines.rules.ts';
import type { MoneyScope } from './financials.policy.ts';

/** Which ledger lines a query may read. The clinic of a line is that of its account, or of its booking. */
const within = (scope: MoneyScope): SQL =>
  sql`${inClinicsOf(scope.of, sql`p.id`)} and ${inSight(scope.sight, sql`p.demo`)}`;

const FINAL_REFUNDS: readonly string[] = statesTagged(refundMachine, 'final');
const OPEN_REFUNDS = Object.keys(refundMachine.states).filter((state) => !FINAL_REFUNDS.includes(state));

/** Condition on a column with a refund's status. */
const isOpenRefund = (status: SQL): SQL => inArray(status, OPEN_REFUNDS);

/** Earned money of these bookings is not paid out: what becomes of it is open, by a dispute, a refund or a patient’s claim. */
const isFrozen = sql`(exists (select from disputes d where d.booking_id = e.booking_id and d.decided_at is null)
  or exists (select from refunds r where r.booking_id = e.booking_id and ${isOpenRefund(sql`r.status`)})
  or exists (select from bookings c where c.id = e.booking_id and c.claimed_at is not null))`;

/** Ids of those bookings. */
export const frozenBookings = sql`(select d.booking_id from disputes d where d.decided_at is null
  union select r.booking_id from refunds r where ${isOpenRefund(sql`r.status`)}
  union select c.id from bookings c where c.claimed_at is not null)`;

const any = (kinds: readonly LedgerKind[]): SQL =>
  sql`(${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;

/** Whether a line counts for a figure. */
function countsFor(figure: Figure): SQL {
  const { account, only, except, frozen } = FIGURE_LINES[figure];
  const conditions = [
    sql`a.kind = ${account}`,
    ...(only ? [sql`e.kind in ${any(only)}`] : []),
    ...(except ? [sql`e.kind not in ${any(except)}`] : []),
    ...(frozen === undefined ? [] : [frozen ? isFrozen : sql`not ${isFrozen}`]),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
}

const amountOf = (figure: Figure): SQL =>
  FIGURE_LINES[figure].sign === 1 ? sql`l.amount_minor` : sql`(-l.amount_minor)`;

const lines = sql`ledger_postings l join ledger_entries e on e.id = l.entry_id join ledger_accounts a on a.id = l.account_id
  left join bookings b on b.id = e.booking_id join providers p on p.id = coalesce(a.provider_id, b.provider_id)`;

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
  const columns = FIGURES.map(
    (name) =>
      sql`coalesce(sum(${amountOf(name)}) filter (where ${countsFor(name)}), 0)::float8 as ${sql.identifier(name)}`,
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
    sums: Object.fromEntries(FIGURES.map((figure) => [figure, sums[figure]])) as FigureSums,
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
    countsFor(filter.figure),
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
  const amount = amountOf(filter.figure);
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
  const amount = amountOf(filter.figure);
  const { rows } = await db.execute<{ total: number; sum: number }>(
    sql`select count(*)::int as total, coalesce(sum(${amount}), 0)::float8 as sum from ${lines} where ${matching(scope, filter)}`,
  );
  return rows[0] ?? { total: 0, sum: 0 };
}

/** `from` and `where` of the ledger lines of a scope: l the line, e its entry, a its account, b its booking, p its clinic. */
export const scopedLines = (scope: MoneyScope): SQL => sql`${lines} where ${within(scope)}`;
