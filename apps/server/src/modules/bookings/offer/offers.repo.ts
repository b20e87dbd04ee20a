import type { Reassignee } from '@travesia/contracts/bookings';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { preparedStatement } from '../../../platform/db/statement.ts';
import { listedCondition } from '../../providers/index.ts';
import { packages } from '../../packages/packages.tables.ts';

/** A clinic that takes bookings. */
export interface BookableClinic {
  id: string;
  name: string;
  timeZone: string;
  country: string;
  /** Holidays on which it works. */
  worked: string[];
  allowOnlineBooking: boolean;
  cancellationPolicy: string | null;
  demo: boolean;
}

const columns = sql`p.id, p.name, p.time_zone as "timeZone", p.country, p.allow_online_booking as "allowOnlineBooking",
  p.cancellation_policy as "cancellationPolicy", p.demo,
  array(select h.date::text from clinic_holidays h where h.provider_id = p.id order by h.date) as worked`;

/** Whether a provider, as p, takes bookings. */
export const takesBookings = sql`p.listing = 'partner' and p.verification_status = 'verified' and p.operational_status = 'active' and ${listedCondition}`;

const bookable = preparedStatement<BookableClinic>(
  'bookable clinic',
  sql`select ${columns} from providers p where p.id = ${sql.placeholder('id')}::uuid and ${takesBookings}`,
);
const heldBookable = preparedStatement<object>(
  'bookable clinic held',
  sql`select 1 from providers p where p.id = ${sql.placeholder('id')}::uuid and ${takesBookings} for share of p`,
);

export async function findBookableClinic(db: Db | Tx, id: string): Promise<BookableClinic | undefined> {
  const [row] = await bookable(db, { id });
  return row;
}

/** The same, while nobody can suspend it: until the transaction ends. */
export const holdBookableClinic = async (tx: Tx, id: string): Promise<boolean> =>
  (await heldBookable(tx, { id })).length > 0;

export interface PackageOffer {
  treatment: string;
  clinicianIds: string[];
}

/** A published package of a clinic. */
export async function findPackageOffer(db: Db, id: string, providerId: string): Promise<PackageOffer | undefined> {
  const [row] = await db
    .select({
      treatment: packages.treatment,
      clinicianIds: packages.clinicianIds,
      status: packages.status,
      providerId: packages.providerId,
    })
    .from(packages)
    .where(eq(packages.id, id));
  return row?.status === 'published' && row.providerId === providerId ? row : undefined;
}

/** Ids of the clinicians who do what was booked: those of its package, or who offer its service; null if it may be anyone, or a room. */
export async function findSuitable(
  db: Db | Tx,
  { packageId, serviceOfferId }: { packageId: string | null; serviceOfferId: string | null },
): Promise<string[] | null> {
  if (packageId) {
    const [row] = await db
      .select({ clinicianIds: packages.clinicianIds })
      .from(packages)
      .where(eq(packages.id, packageId));
    return row?.clinicianIds.length ? row.clinicianIds : null;
  }
  if (!serviceOfferId) return null;
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct o.clinician_id as id from service_offers booked
    join service_offers o on o.provider_id = booked.provider_id and o.service_type = booked.service_type
    where booked.id = ${serviceOfferId}::uuid and o.status = 'published'`);
  return rows.map(({ id }) => id);
}

/** Clinicians and rooms by id, each in the order in which the clinic lists them. */
export async function listNamed(db: Db | Tx, ids: readonly string[]): Promise<Reassignee[]> {
  if (!ids.length) return [];
  const { rows } = await db.execute<Reassignee & Record<string, unknown>>(sql`
    select 'clinician' as kind, id, btrim(title || ' ' || name) as name, 1 as rank, position from clinicians where id in ${[...ids]}
    union all select 'room', id, name, 2, position from rooms where id in ${[...ids]} order by rank, position, name`);
  return rows.map(({ kind, id, name }) => ({ kind, id, name }));
}

export interface ServiceOfferRow {
  id: string;
  clinicianId: string;
  currency: string;
  priceMinor: number;
}

/** Published video offers of a service at a clinic, cheapest first. */
export async function listServiceOffers(
  db: Db | Tx,
  { providerId, service, clinicianId }: { providerId: string; service: string; clinicianId: string | undefined },
): Promise<ServiceOfferRow[]> {
  const { rows } = await db.execute<ServiceOfferRow & Record<string, unknown>>(sql`
    select o.id, o.clinician_id as "clinicianId", o.currency, o.price_minor::float8 as "priceMinor"
    from service_offers o join service_types t on t.slug = o.service_type
    where o.provider_id = ${providerId}::uuid and o.service_type = ${service} and o.status = 'published' and t.mode = 'video'
      and ${clinicianId === undefined ? sql`true` : sql`o.clinician_id = ${clinicianId}::uuid`}
    order by o.price_usd_minor, o.id`);
  return rows;
}
