import type { ShownPhoto } from '@travesia/contracts/photos';
import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { forEachScope, statement } from '../../platform/db/statement.ts';
import type { FoundProviders } from './provider-index.ts';
import type { PresentedCredential, ProviderListRow } from './provider-row.ts';
import { scopeCondition } from './provider-scope.repo.ts';
import type { ProviderScope } from './providers.policy.ts';

type PlacedRow = Omit<ProviderListRow, 'distanceKm'>;

/** The columns of ProviderListRow except the price, from p (providers) and c (cities). */
const columns = sql`p.id, p.slug, p.name, p.logo_file as "logoFile", p.gallery -> 0 as photo, p.type, p.listing, p.verification_status as "verificationStatus", p.demo, p.country,
  p.lat, p.lon, p.languages, p.accreditations, p.rating_average as "ratingAverage", p.rating_count as "ratingCount", p.latest_review as "latestReview",
  p.package_count as "packageCount",
  p.treatment_slugs as "treatmentSlugs", p.response_minutes as "responseMinutes", p.next_free_on::text as "nextFreeOn",
  p.next_free_online_on::text as "nextFreeOnlineOn", c.slug as "citySlug", c.name as "cityName"`;

/** Price of the cheapest package overall. */
const price = sql`p.price_from_usd_minor as "priceFromUsdMinor", p.price_from_currency as "priceFromCurrency"`;
/** The cheapest package for a treatment, or overall when none is given. */
const treatment = sql`${sql.placeholder('treatment')}::text`;
const priceFor = sql`case when ${treatment} is null then p.price_from_usd_minor else (p.price_from_by_treatment -> ${treatment} ->> 'usdMinor')::int end as "priceFromUsdMinor",
  case when ${treatment} is null then p.price_from_currency else p.price_from_by_treatment -> ${treatment} ->> 'currency' end as "priceFromCurrency"`;

const list = forEachScope((scope: ProviderScope) =>
  statement<PlacedRow>(
    `providers of ${scope.kind}`,
    sql`select ${columns}, ${priceFor} from providers p left join cities c on c.id = p.city_id
    where p.id = any(${sql.placeholder('ids')}::uuid[]) and ${scopeCondition(scope)}`,
  ),
);

/** Rows of a page in its order, limited to the scope; with a treatment, each has the price of that treatment. */
export async function readProviderRows(
  database: Database,
  scope: ProviderScope,
  page: FoundProviders['page'],
  treatmentAsked: string | null,
): Promise<ProviderListRow[]> {
  if (!page.length) return [];
  const rows = await list(scope)(database, { ids: page.map(({ id }) => id), treatment: treatmentAsked });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id, distanceKm }) => {
    const row = byId.get(id);
    return row ? [{ ...row, distanceKm }] : [];
  });
}

/** A provider as its page loads it. */
export interface FoundProvider extends PlacedRow {
  gallery: ShownPhoto[];
  description: Localized | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  street: string | null;
  region: string | null;
  postalCode: string | null;
  timeZone: string;
  airports: string[] | null;
  airportMinutes: number | null;
  categorySlugs: string[];
  foundedYear: number | null;
  beds: number | null;
  allowOnlineBooking: boolean;
  requireDeposit: boolean;
  depositPercentage: number | null;
  cancellationPolicy: string | null;
  ratingDistribution: number[];
  createdAt: Date;
  version: number;
  /** Credentials of the facility itself, in order. */
  credentials: PresentedCredential[] | null;
  sources: SourceRow[] | null;
  /** What it asks for before treatments. */
  prerequisites: { treatment: string; texts: Localized }[] | null;
}

export interface SourceRow {
  sourceName: string;
  licence: string | null;
  importedOn: string;
  externalId: string;
}

const credentials = sql`(select json_agg(json_build_object('id', r.id, 'kind', r.kind, 'status', r.status, 'body', r.body, 'accreditor', r.accreditor,
    'number', r.number, 'holder', r.holder, 'scope', r.scope, 'issuedOn', r.issued_on, 'expiresOn', r.expires_on, 'checkedOn', r.checked_on)
    order by r.position, r.id) from credentials r where r.provider_id = p.id and r.clinician_id is null and r.status <> 'revoked')`;
const sources = sql`(select json_agg(json_build_object('sourceName', s.source_name, 'licence', s.licence, 'importedOn', s.imported_on, 'externalId', s.external_id)
    order by s.source_name) from provider_sources s where s.provider_id = p.id)`;
const prerequisites = sql`(select json_agg(json_build_object('treatment', o.treatment, 'texts', o.prerequisites) order by o.treatment)
    from provider_treatments o where o.provider_id = p.id and o.prerequisites is not null)`;

const findBy = (key: 'id' | 'slug') =>
  forEachScope((scope: ProviderScope) =>
    statement<FoundProvider>(
      `provider of ${scope.kind} by ${key}`,
      sql`select ${columns}, ${price}, p.gallery, p.description, p.email, p.phone, p.website, p.street, p.region, p.postal_code as "postalCode",
        p.time_zone as "timeZone", c.airports, p.airport_minutes as "airportMinutes", p.category_slugs as "categorySlugs",
        p.founded_year as "foundedYear", p.beds, p.allow_online_booking as "allowOnlineBooking", p.require_deposit as "requireDeposit",
        p.deposit_percentage as "depositPercentage", p.cancellation_policy as "cancellationPolicy",
        p.rating_distribution as "ratingDistribution", p.created_at as "createdAt", p.version, ${credentials} as credentials, ${sources} as sources,
        ${prerequisites} as prerequisites
      from providers p left join cities c on c.id = p.city_id
      where ${key === 'id' ? sql`p.id = ${sql.placeholder('ref')}::uuid` : sql`p.slug = ${sql.placeholder('ref')}`} and ${scopeCondition(scope)}`,
    ),
  );
const find = { id: findBy('id'), slug: findBy('slug') };

/** One provider with its credentials and sources, or null. */
export async function findProvider(
  database: Database,
  scope: ProviderScope,
  ref: { id: string } | { slug: string },
): Promise<FoundProvider | null> {
  const [found] =
    'id' in ref ? await find.id(scope)(database, { ref: ref.id }) : await find.slug(scope)(database, { ref: ref.slug });
  return found ?? null;
}
