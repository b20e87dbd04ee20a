import type { Localized } from '@travesia/contracts/kit';
import type { ShownPhoto } from '@travesia/contracts/photos';
import type { ComplicationPolicy, InclusionAnswer, PackageDay } from '@travesia/contracts/packages';
import type { VerificationStatus } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { forEachScope, statement } from '../../platform/db/statement.ts';
import { offerableCondition } from '../advertising/index.ts';
import { announcedSpecialty, type LatestReview, listedCondition } from '../providers/index.ts';
import type { PackageScope } from './packages.policy.ts';
import type { MissingNeed, PackageLine } from './packages.tables.ts';

/** The scope as a condition: published, at a listed provider, of a treatment that it may offer. */
export function scopeCondition(scope: PackageScope): SQL {
  if (scope.kind === 'all') return sql`true`;
  return sql`k.status = 'published' and ${listedCondition} and ${offerableCondition(sql`k.provider_id`, sql`k.treatment`)}`;
}

/** A package as the list query reads it, with the provider data it shows. */
export interface PackageListRow extends ShownClinicRow {
  id: string;
  title: Localized;
  /** Its cover, or that of its clinic. */
  photo: ShownPhoto | null;
  treatment: string;
  currency: string;
  priceMinor: number;
  priceUsdMinor: number;
  totalUsdMinor: number;
  missing: MissingNeed[];
  nights: number;
  nightsIncluded: number;
  stayDays: number;
  depositPercent: number;
  answers: string;
  confirmedOn: string;
  demo: boolean;
  clinicianId: string | null;
  clinician: string | null;
  citySlug: string;
  cityName: Localized;
}

/** What is shown of a package's clinic, beside its city and its photo. */
export interface ShownClinicRow {
  providerId: string;
  providerSlug: string;
  providerName: string;
  verificationStatus: VerificationStatus;
  nextFreeOn: string | null;
  nextFreeOnlineOn: string | null;
  ratingAverage: number | null;
  ratingCount: number;
  latestReview: LatestReview | null;
  languages: string[];
  accreditations: string[];
  country: string;
  lat: number | null;
  lon: number | null;
}

/** The columns of ShownClinicRow, from p (providers). */
export const clinicColumns = sql`p.id as "providerId", p.slug as "providerSlug", p.name as "providerName", p.verification_status as "verificationStatus",
  p.next_free_on::text as "nextFreeOn", p.next_free_online_on::text as "nextFreeOnlineOn",
  p.rating_average as "ratingAverage", p.rating_count as "ratingCount", p.latest_review as "latestReview", p.languages, p.accreditations, p.country, p.lat, p.lon`;

/** The columns of PackageListRow, from k (packages), p (providers) and c (cities). */
export const packageColumns = sql`k.id, k.title, coalesce(k.gallery -> 0, p.gallery -> 0) as photo, k.treatment, k.currency, k.price_minor as "priceMinor", k.price_usd_minor as "priceUsdMinor",
  k.total_usd_minor as "totalUsdMinor", k.missing, k.nights, k.nights_included as "nightsIncluded", k.stay_days as "stayDays", k.deposit_percent as "depositPercent", k.answers,
  k.confirmed_on as "confirmedOn", k.demo, k.clinician_id as "clinicianId",
  (select trim(m.title || ' ' || m.name) from clinicians m where m.id = k.clinician_id) as clinician,
  ${clinicColumns}, c.slug as "citySlug", c.name as "cityName"`;

/** A package as its page loads it. */
export interface FoundPackage extends PackageListRow {
  gallery: ShownPhoto[];
  description: Localized;
  lines: PackageLine[];
  cancellationPolicy: string;
  itinerary: PackageDay[];
  complications: ComplicationPolicy | null;
  /** Those who work at the clinic, the one who leads first. */
  clinicians: ClinicianRow[];
  /** What the clinic asks for before the treatment. */
  prerequisites: Localized | null;
  searchSummary: Localized | null;
  advertisingNumber: string | null;
  priceVersion: number;
  version: number;
  inclusions: InclusionRow[];
}

export interface ClinicianRow {
  id: string;
  name: string;
  /** Null if it may not be announced. */
  specialty: Localized | null;
}

/** The answer for one of the 22 keys. */
export interface InclusionRow {
  key: string;
  answer: InclusionAnswer;
  quantity: number | null;
  detail: Localized | null;
  /** Minor units of the package's currency. */
  extraMinor: number | null;
}

/** What a clinic asks for before a treatment, as a subquery. */
export const prerequisitesOf = (provider: SQL, treatment: SQL): SQL =>
  sql`select o.prerequisites from provider_treatments o where o.provider_id = ${provider} and o.treatment = ${treatment}`;

const findBy = (scope: PackageScope) =>
  statement<FoundPackage>(
    `package of ${scope.kind}`,
    sql`select ${packageColumns}, k.gallery, k.description, k.lines, k.cancellation_policy as "cancellationPolicy", k.price_version as "priceVersion", k.version,
      k.itinerary, k.complications, (${prerequisitesOf(sql`k.provider_id`, sql`k.treatment`)}) as prerequisites, k.search_summary as "searchSummary", k.advertising_number as "advertisingNumber",
      coalesce((select json_agg(json_build_object('id', m.id, 'name', trim(m.title || ' ' || m.name), 'specialty', ${announcedSpecialty(sql`m`)}) order by w.place)
        from unnest(case when cardinality(k.clinician_ids) = 0 then array[k.clinician_id] else k.clinician_ids end) with ordinality w (id, place)
        join clinicians m on m.id = w.id where m.archived_at is null), '[]') as clinicians,
      (select json_agg(json_build_object('key', i.key, 'answer', i.answer, 'quantity', i.quantity, 'detail', i.detail, 'extraMinor', i.extra_minor))
        from package_inclusions i where i.package_id = k.id) as inclusions
    from packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where k.id = ${sql.placeholder('id')}::uuid and ${scopeCondition(scope)}`,
  );
const find = forEachScope(findBy);

/** One package with its 22 answers, unordered, or null. */
export async function findPackage(database: Database, scope: PackageScope, id: string): Promise<FoundPackage | null> {
  const [found] = await find(scope)(database, { id });
  return found ? { ...found, inclusions: found.inclusions ?? [] } : null;
}

const listBy = (scope: PackageScope) =>
  statement<PackageListRow>(
    `packages of ${scope.kind}`,
    sql`select ${packageColumns} from packages k join providers p on p.id = k.provider_id join cities c on c.id = p.city_id
    where k.id = any(${sql.placeholder('ids')}::uuid[]) and ${scopeCondition(scope)}`,
  );
const list = forEachScope(listBy);

/** The given packages in the given order, limited to the scope. */
export async function readPackageRows(
  database: Database,
  scope: PackageScope,
  ids: readonly string[],
): Promise<PackageListRow[]> {
  if (!ids.length) return [];
  const rows = new Map((await list(scope)(database, { ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
