import { PAYMENT_TABS, type PaymentTab } from '@travesia/contracts/financials';
import type { Localized } from '@travesia/contracts/kit';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { users } from '../accounts/accounts.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { packages } from '../packages/packages.tables.ts';
import type { DisputeRow, PaymentRow, RefundRow } from '../payments/index.ts';
import { CAPTURED, disputes, LIVE, payments, refunds } from '../payments/payments.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { serviceOffers, serviceTypes } from '../services/services.tables.ts';
import { inClinicsOf } from '../organizations/index.ts';
import type { MoneyScope } from './financials.policy.ts';

/** A payment with what answers show beside it. */
export interface PaymentRecord {
  payment: PaymentRow;
  reference: string;
  clinic: { id: string; name: string };
  patient: { firstName: string; lastName: string };
  packageTitle: Localized | null;
  serviceName: Localized | null;
  treatment: string | null;
  /** Of the booking so far, in minor units. */
  fee: number;
  net: number;
  /** Refunded or being refunded. */
  refunded: number;
}

export interface PaymentFilter {
  currency?: string | undefined;
  clinic?: string | undefined;
  q?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** Payments that a scope may read; those of the demo are its bookings’. */
const within = (scope: MoneyScope): SQL | undefined =>
  and(inSight(scope.sight, bookings.demo), inClinicsOf(scope.of, bookings.providerId));

const isDisputed = sql`exists (select from ${disputes} d where d.payment_id = ${payments.id} and d.decided_at is null)`;
const isReturned = sql`exists (select from ${refunds} r where r.payment_id = ${payments.id} and r.status <> 'rejected')`;

const IN_TAB: Readonly<Record<PaymentTab, SQL>> = {
  received: inArray(payments.status, [...CAPTURED]),
  open: inArray(payments.status, [...LIVE]),
  refunded: isReturned,
  disputed: isDisputed,
  failed: inArray(payments.status, ['failed', 'cancelled']),
  all: sql`true`,
};

function matching(
  { namesPatients }: MoneyScope,
  { currency, clinic, q, since, until }: PaymentFilter,
): SQL | undefined {
  const at = sql`coalesce(${payments.paidAt}, ${payments.createdAt})`;
  const names = namesPatients
    ? sql`concat_ws(' ', ${bookings.reference}, ${users.firstName}, ${users.lastName})`
    : sql`${bookings.reference}`;
  return and(
    currency ? eq(payments.currency, currency) : undefined,
    clinic ? eq(bookings.providerId, clinic) : undefined,
    since ? sql`${at} >= ${since.toISOString()}::timestamptz` : undefined,
    until ? sql`${at} < ${until.toISOString()}::timestamptz` : undefined,
    q ? sql`position(${q.toLowerCase()} in lower(${names})) > 0` : undefined,
  );
}

const ofBooking = (account: string) =>
  sql<number>`(select coalesce(-sum(l.amount_minor), 0) from ledger_postings l join ledger_entries e on e.id = l.entry_id
    join ledger_accounts a on a.id = l.account_id where e.booking_id = ${bookings.id} and a.kind = ${account} and l.currency = ${payments.currency})::float8`;

const records = (db: Db) =>
  db
    .select({
      payment: payments,
      reference: bookings.reference,
      clinic: { id: providers.id, name: providers.name },
      patient: { firstName: users.firstName, lastName: users.lastName },
      packageTitle: packages.title,
      serviceName: serviceTypes.name,
      treatment: bookings.treatment,
      fee: ofBooking('platform_fee'),
      net: ofBooking('provider_payable'),
      refunded: sql<number>`(select coalesce(sum(r.amount_minor), 0) from refunds r where r.payment_id = ${payments.id} and r.status <> 'rejected')::float8`,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .innerJoin(users, eq(users.id, bookings.patientId))
    .leftJoin(packages, eq(packages.id, bookings.packageId))
    .leftJoin(serviceOffers, eq(serviceOffers.id, bookings.serviceOfferId))
    .leftJoin(serviceTypes, eq(serviceTypes.slug, serviceOffers.serviceType));

/** A page of payments, newest first. */
export const listPaymentRecords = (
  db: Db,
  scope: MoneyScope,
  { tab, ...filter }: PaymentFilter & { tab: PaymentTab },
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentRecord[]> =>
  records(db)
    .where(and(within(scope), IN_TAB[tab], matching(scope, filter)))
    .orderBy(desc(sql`coalesce(${payments.paidAt}, ${payments.createdAt})`), desc(payments.id))
    .limit(limit)
    .offset(offset);

/** How many there are in each tab. */
export async function countPaymentTabs(
  db: Db,
  scope: MoneyScope,
  filter: PaymentFilter,
): Promise<Record<PaymentTab, number>> {
  const columns = Object.fromEntries(
    PAYMENT_TABS.map((tab) => [tab, sql<number>`(count(*) filter (where ${IN_TAB[tab]}))::int`]),
  ) as Record<PaymentTab, SQL<number>>;
  const [row] = await db
    .select(columns)
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(users, eq(users.id, bookings.patientId))
    .where(and(within(scope), matching(scope, filter)));
  return row ?? { received: 0, open: 0, refunded: 0, disputed: 0, failed: 0, all: 0 };
}

export async function findPaymentRecord(db: Db, scope: MoneyScope, id: string): Promise<PaymentRecord | undefined> {
  const [row] = await records(db).where(and(within(scope), eq(payments.id, id)));
  return row;
}

export async function findPaymentRow(db: Db, scope: MoneyScope, id: string): Promise<PaymentRow | undefined> {
  return (await findPaymentRecord(db, scope, id))?.payment;
}

/** Disputes of payments, newest first. */
export const listDisputesOf = (db: Db, paymentIds: readonly string[]): Promise<DisputeRow[]> =>
  paymentIds.length
    ? db
        .select()
        .from(disputes)
        .where(inArray(disputes.paymentId, [...paymentIds]))
        .orderBy(desc(disputes.createdAt), desc(disputes.id))
    : Promise.resolve([]);

/** Refunds of payments that were paid out, oldest first. */
export const listPaidRefundsOf = (db: Db, paymentIds: readonly string[]): Promise<RefundRow[]> =>
  paymentIds.length
    ? db
        .select()
        .from(refunds)
        .where(and(inArray(refunds.paymentId, [...paymentIds]), isNotNull(refunds.doneAt)))
        .orderBy(asc(refunds.doneAt), asc(refunds.id))
    : Promise.resolve([]);

/** A refund with its clinic and booking. */
export interface RefundRecord {
  refund: RefundRow;
  clinic: { id: string; name: string };
  reference: string;
}

export type RefundChoice = 'open' | 'waiting_for_approval' | 'failed' | 'all';

const OF_CHOICE: Readonly<Record<RefundChoice, SQL | undefined>> = {
  open: inArray(refunds.status, ['waiting_for_approval', 'requested', 'submitted', 'failed']),
  waiting_for_approval: eq(refunds.status, 'waiting_for_approval'),
  failed: eq(refunds.status, 'failed'),
  all: undefined,
};

const refundRecords = (db: Db) =>
  db
    .select({ refund: refunds, clinic: { id: providers.id, name: providers.name }, reference: bookings.reference })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .innerJoin(providers, eq(providers.id, bookings.providerId));

/** Refunds: open ones first, oldest of them first; the others newest first. */
export const listRefundRecords = (
  db: Db,
  scope: MoneyScope,
  choice: RefundChoice,
  { limit, offset }: { limit: number; offset: number },
): Promise<RefundRecord[]> => {
  const isOpen = sql`(${refunds.status} not in ('succeeded', 'rejected'))`;
  return refundRecords(db)
    .where(and(within(scope), OF_CHOICE[choice]))
    .orderBy(
      desc(isOpen),
      asc(sql`case when ${isOpen} then ${refunds.createdAt} end`),
      desc(refunds.createdAt),
      desc(refunds.id),
    )
    .limit(limit)
    .offset(offset);
};

export async function countRefunds(db: Db, scope: MoneyScope, choice: RefundChoice): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(refunds)
    .innerJoin(bookings, eq(bookings.id, refunds.bookingId))
    .where(and(within(scope), OF_CHOICE[choice]));
  return row?.total ?? 0;
}

export async function findRefundRecord(db: Db, scope: MoneyScope, id: string): Promise<RefundRecord | undefined> {
  const [row] = await refundRecords(db).where(and(within(scope), eq(refunds.id, id)));
  return row;
}

export async function findRefundRow(db: Db, scope: MoneyScope, id: string): Promise<RefundRow | undefined> {
  return (await findRefundRecord(db, scope, id))?.refund;
}

/** Refunds of a payment, newest first. */
export const listRefundsOf = (db: Db, paymentId: string): Promise<RefundRow[]> =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(desc(refunds.createdAt), desc(refunds.id));
