import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { upsert } from '../../../platform/db/upsert.ts';
import { todayOfProvider } from '../credential-conditions.repo.ts';
import { providerRank } from '../provider-rank.rules.ts';
import { zonesOf } from './provider-zones.repo.ts';
import {
  clinicians,
  credentials,
  type LatestReview,
  type PriceFromByTreatment,
  providers,
  providerTreatments,
} from '../providers.tables.ts';
import { rooms } from '../rooms/rooms.tables.ts';

/** A provider to insert; its time zone is derived from its location. */
export type NewProvider = Omit<typeof providers.$inferInsert, 'timeZone'> & { id: string };
export type NewClinician = typeof clinicians.$inferInsert & { id: string };
export type NewCredential = typeof credentials.$inferInsert & { id: string };
export type NewRoomRow = typeof rooms.$inferInsert & { id: string };
export type NewProviderTreatment = typeof providerTreatments.$inferInsert;

/** Upserts providers by id; existing ones keep their states. */
export async function upsertProviders(tx: Tx, rows: readonly NewProvider[]): Promise<void> {
  const zones = await zonesOf(tx, rows);
  const zoned = rows.map((row, place) => ({ ...row, timeZone: zones[place] ?? '' }));
  await upsert(tx, providers, [providers.id], zoned, [providers.verificationStatus, providers.operationalStatus]);
}
export const upsertClinicians = (tx: Tx, rows: readonly NewClinician[]): Promise<void> =>
  upsert(tx, clinicians, [clinicians.id], rows);
/** Upserts credentials by id; existing ones keep their states. */
export const upsertCredentials = (tx: Tx, rows: readonly NewCredential[]): Promise<void> =>
  upsert(tx, credentials, [credentials.id], rows, [credentials.status]);
export const upsertRooms = (tx: Tx, rows: readonly NewRoomRow[]): Promise<void> => upsert(tx, rooms, [rooms.id], rows);
export const upsertProviderTreatments = (tx: Tx, rows: readonly NewProviderTreatment[]): Promise<void> =>
  upsert(tx, providerTreatments, [providerTreatments.providerId, providerTreatments.treatment], rows);

/** What a provider sells, as computed by the packages module. */
export interface OfferFacts {
  providerId: string;
  packageCount: number;
  priceFromUsdMinor: number | null;
  priceFromCurrency: string | null;
  priceFromByTreatment: PriceFromByTreatment | null;
  treatmentSlugs: string[];
}

/** Copies the packages module's figures to the given providers. */
export async function updateOffers(tx: Tx, facts: readonly OfferFacts[]): Promise<void> {
  for (const { providerId, ...offer } of facts)
    await tx.update(providers).set(offer).where(eq(providers.id, providerId));
}

/** Ratings, as computed by the reviews module. */
export interface RatingFacts {
  providerId: string;
  ratingAverage: number | null;
  ratingCount: number;
  ratingDistribution: number[];
  latestReview: LatestReview | null;
}

/** Copies the reviews module's figures to the given providers. */
export async function updateRatings(tx: Tx, facts: readonly RatingFacts[]): Promise<void> {
  for (const { providerId, ...rating } of facts)
    await tx.update(providers).set(rating).where(eq(providers.id, providerId));
}

/** First days with a free time, as computed by the availability module. */
export interface NextFree {
  providerId: string;
  nextFreeOn: string | null;
  nextFreeOnlineOn: string | null;
}

/** Copies the availability module's figures to the given providers; writes only those that changed. Returns how many did. */
export async function updateNextFree(tx: Tx, rows: readonly NextFree[]): Promise<number> {
  if (!rows.length) return 0;
  const { rowCount } = await tx.execute(sql`
    update providers p set next_free_on = n."nextFreeOn", next_free_online_on = n."nextFreeOnlineOn"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("providerId" uuid, "nextFreeOn" date, "nextFreeOnlineOn" date)
    where p.id = n."providerId"
      and (p.next_free_on, p.next_free_online_on) is distinct from (n."nextFreeOn", n."nextFreeOnlineOn")`);
  return rowCount ?? 0;
}

/** Recomputes rank and accreditations of the given providers from their other columns and their credentials at a given time. */
export async function refreshStanding(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (!ids.length) return;
  await tx.execute(sql`
    update providers p set accreditations = coalesce((
      select array_agg(distinct r.accreditor order by r.accreditor) from credentials r
      where r.provider_id = p.id and r.kind = 'accreditation' and r.accreditor is not null and r.status = 'verified'
        and (r.expires_on is null or r.expires_on >= ${todayOfProvider(now)})
    ), '{}') where p.id = any(${sql.param([...ids])}::uuid[])`);
  const rows = await tx
    .select()
    .from(providers)
    .where(inArray(providers.id, [...ids]));
  for (const row of rows)
    await tx
      .update(providers)
      .set({ rank: providerRank(row) })
      .where(eq(providers.id, row.id));
}

type ProviderRow = typeof providers.$inferSelect;
/** What a clinic writes about itself, and its booking settings. */
export type OwnColumns = Partial<
  Pick<
    ProviderRow,
    | 'description'
    | 'email'
    | 'phone'
    | 'phones'
    | 'website'
    | 'street'
    | 'postalCode'
    | 'region'
    | 'cityId'
    | 'lat'
    | 'lon'
    | 'airportMinutes'
    | 'categorySlugs'
    | 'languages'
    | 'allowOnlineBooking'
    | 'requireDeposit'
    | 'depositPercentage'
  >
>;

/** The provider its team is acting for, locked until the transaction ends. */
export async function lockOwnProvider(tx: Tx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(providers).where(eq(providers.id, id)).for('update');
  return row;
}

/** Replaces the treatments a provider offers. */
export async function replaceProviderTreatments(
  tx: Tx,
  providerId: string,
  rows: readonly Omit<NewProviderTreatment, 'providerId'>[],
): Promise<void> {
  await tx.delete(providerTreatments).where(eq(providerTreatments.providerId, providerId));
  await upsertProviderTreatments(
    tx,
    rows.map((row) => ({ ...row, providerId })),
  );
}
