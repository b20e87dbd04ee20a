import type { Localized } from '@travesia/contracts/kit';
import type { PaymentMethod } from '@travesia/contracts/payments';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { bookings } from '../../bookings/bookings.tables.ts';
import type { BookingRow } from '../../bookings/index.ts';
import { cities } from '../../catalog/catalog.tables.ts';
import { packages } from '../../packages/packages.tables.ts';
import { providerDossiers } from '../../providers/admin/providers-admin.tables.ts';
import { clinicians, providers } from '../../providers/providers.tables.ts';
import { serviceOffers, serviceTypes } from '../../services/services.tables.ts';
import { payments, refunds } from '../payments.tables.ts';
import type { ReceiptScope } from './receipts.policy.ts';

/** A booking with everything that its receipts name. */
export interface ReceiptRecord {
  booking: BookingRow;
  clinic: { name: string; legalName: string | null; country: string; city: Localized | null; street: string | null };
  patient: { firstName: string; lastName: string; email: string };
  clinician: { title: string; name: string } | null;
  packageTitle: Localized | null;
  serviceName: Localized | null;
}

/** What a receipt is about. */
export type ReceiptOf = { payment: string } | { refund: string } | { booking: string };

/** Bookings whose money a scope may read. */
function within({ person, sight, others }: ReceiptScope): SQL | undefined {
  const own = eq(bookings.patientId, person.userId);
  return and(inSight(sight, bookings.demo), conditionOf(own, others));
}

function conditionOf(own: SQL, others: ReceiptScope['others']): SQL | undefined {
  if (others.kind === 'all') return undefined;
  if (others.kind === 'clinic') return sql`(${own} or ${eq(bookings.providerId, others.id)})`;
  if (others.kind === 'network')
    return sql`(${own} or ${bookings.providerId} in (select op.provider_id from organization_providers op where op.organization_id = ${others.id}::uuid))`;
  return own;
}

const bookingOf = (asked: ReceiptOf): SQL => {
  if ('booking' in asked) return eq(bookings.id, asked.booking);
  return 'payment' in asked
    ? sql`${bookings.id} = (select ${payments.bookingId} from ${payments} where ${payments.id} = ${asked.payment}::uuid)`
    : sql`${bookings.id} = (select ${refunds.bookingId} from ${refunds} where ${refunds.id} = ${asked.refund}::uuid)`;
};

/** The booking that a receipt is about. */
export async function findReceiptRecord(
  db: Db,
  scope: ReceiptScope,
  asked: ReceiptOf,
): Promise<ReceiptRecord | undefined> {
  const [row] = await db
    .select({
      booking: bookings,
      clinic: {
        name: providers.name,
        legalName: providerDossiers.legalName,
        country: providers.country,
        city: cities.name,
        street: providers.street,
      },
      patient: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      clinician: { title: clinicians.title, name: clinicians.name },
      packageTitle: packages.title,
      serviceName: serviceTypes.name,
    })
    .from(bookings)
    .innerJoin(providers, eq(providers.id, bookings.providerId))
    .innerJoin(users, eq(users.id, bookings.patientId))
    .leftJoin(providerDossiers, eq(providerDossiers.providerId, providers.id))
    .leftJoin(cities, eq(cities.id, providers.cityId))
    .leftJoin(clinicians, eq(clinicians.id, bookings.clinicianId))
    .leftJoin(packages, eq(packages.id, bookings.packageId))
    .leftJoin(serviceOffers, eq(serviceOffers.id, bookings.serviceOfferId))
    .leftJoin(serviceTypes, eq(serviceTypes.slug, serviceOffers.serviceType))
    .where(and(within(scope), bookingOf(asked)));
  return row;
}

/** When and with whom a visit was to be at an instant. A receipt does not change when the visit is moved later. */
export async function visitAt(
  db: Db,
  { booking, clinician }: Pick<ReceiptRecord, 'booking' | 'clinician'>,
  at: Date,
): Promise<{ startsAt: Date; clinician: ReceiptRecord['clinician'] }> {
  const { id, patientId } = booking;
  // The first change after that instant says what was before.
  const before = (
    action: string,
  ) => sql`(select e.facts ->> 'from' from audit_entries e where e.subject_id = ${patientId}::uuid
    and e.action = ${action} and e.target_id = ${id} and e.at > ${at.toISOString()}::timestamptz order by e.position limit 1)`;
  const { rows } = await db.execute<{
    startsAt: string | null;
    isReassigned: boolean;
    title: string | null;
    name: string | null;
  }>(sql`
    select found.starts_at as "startsAt", found.clinician is not null as "isReassigned", c.title, c.name
    from (select ${before('bookings.moved')} as starts_at, ${before('bookings.reassigned')} as clinician) found
      left join clinicians c on c.id::text = found.clinician`);
  const [found] = rows;
  const earlier = found?.name ? { title: found.title ?? '', name: found.name } : null;
  return {
    startsAt: found?.startsAt ? new Date(found.startsAt) : booking.startsAt,
    clinician: found?.isReassigned ? earlier : clinician,
  };
}

/** A payment that arrived or a refund that was paid out. */
export interface ReceiptLine {
  kind: 'payment' | 'refund';
  id: string;
  /** The payment that a refund gives back. */
  paymentId: string;
  at: Date;
  /** Positive, in minor units. */
  amount: number;
  currency: string;
  method: PaymentMethod | null;
  bookingId: string;
  reference: string;
  clinic: string;
  country: string;
  packageTitle: Localized | null;
  serviceName: Localized | null;
  treatment: string | null;
}

const linesOf = (scope: ReceiptScope): SQL => sql`(
  select 'payment' as kind, payments.id, payments.id as payment_id, payments.paid_at as at, payments.received_minor as amount,
    payments.currency, payments.method, payments.booking_id
  from payments where payments.paid_at is not null
  union all
  select 'refund', refunds.id, refunds.payment_id, refunds.done_at, refunds.amount_minor, refunds.currency, paid.method, refunds.booking_id
  from refunds join payments paid on paid.id = refunds.payment_id where refunds.done_at is not null
) l join bookings on bookings.id = l.booking_id join providers p on p.id = bookings.provider_id
  left join packages k on k.id = bookings.package_id left join service_offers so on so.id = bookings.service_offer_id
  left join service_types st on st.slug = so.service_type
where ${within(scope) ?? sql`true`}`;

interface LineFilter {
  since?: string | undefined;
  until?: string | undefined;
}

/** Payments and refunds of a scope, oldest or newest first. */
export async function listReceiptLines(
  db: Db,
  scope: ReceiptScope,
  { since, until }: LineFilter,
  { limit, offset, order }: { limit: number; offset: number; order: 'asc' | 'desc' },
): Promise<ReceiptLine[]> {
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await db.execute<Omit<ReceiptLine, 'at'> & { at: string } & Record<string, unknown>>(sql`
    select l.kind, l.id, l.payment_id as "paymentId", l.at, l.amount::float8 as amount, l.currency, l.method,
      l.booking_id as "bookingId", bookings.reference, p.name as clinic, p.country, k.title as "packageTitle",
      st.name as "serviceName", bookings.treatment
    from ${linesOf(scope)} ${since ? sql`and l.at >= ${since}::timestamptz` : sql``}
      ${until ? sql`and l.at < ${until}::timestamptz` : sql``}
    order by l.at ${way}, l.kind ${way}, l.id ${way} limit ${limit} offset ${offset}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** How many payments and refunds a scope has, and in which years of a zone. */
export async function countReceiptLines(
  db: Db,
  scope: ReceiptScope,
  timeZone: string,
): Promise<{ total: number; years: number[] }> {
  const { rows } = await db.execute<{ year: number; total: number }>(sql`
    select extract(year from l.at at time zone ${timeZone})::int as year, count(*)::int as total
    from ${linesOf(scope)} group by 1 order by 1 desc`);
  return { total: rows.reduce((sum, { total }) => sum + total, 0), years: rows.map(({ year }) => year) };
}
