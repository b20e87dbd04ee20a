import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '../../../platform/db/conditions.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { ProviderScope } from '../providers.policy.ts';
import { scopeCondition } from '../provider-scope.repo.ts';
import type { Traits } from './likeness.rules.ts';

/** Maximum number of candidates compared one by one. */
const MOST = 400;

export interface LikeRow extends Traits {
  id: string;
  cityName: { en: string } | null;
  country: string;
  listing: 'partner' | 'directory';
}

interface Sought {
  /** First letters of the words in the name. */
  beginnings: readonly string[];
  phones: readonly string[];
  licences: readonly string[];
  email: string | null;
  country?: string | undefined;
  except?: string | undefined;
}

/** Providers in scope that share any trait with the given one; a broad prefilter that the rules narrow down. */
export async function listAlike(db: Db | Tx, scope: ProviderScope, sought: Sought): Promise<LikeRow[]> {
  const { beginnings, phones, licences, email, country, except } = sought;
  const shares: SQL[] = [
    ...beginnings.map((beginning) => sql`p.name ilike ${`%${beginning}%`}`),
    ...(phones.length ? [sql`p.phones && ${textArray(phones)}`, sql`p.phone = any(${textArray(phones)})`] : []),
    ...(licences.length
      ? [sql`exists (select from credentials r where r.provider_id = p.id and r.number = any(${textArray(licences)}))`]
      : []),
    ...(email ? [sql`lower(p.email) = lower(${email})`] : []),
  ];
  if (!shares.length) return [];
  const { rows } = await db.execute<LikeRow & Record<string, unknown>>(sql`
    select p.id, p.name, p.phones || array_remove(array[p.phone], null) as phones, p.email, p.website, p.country, p.listing,
      c.name as "cityName", array(select r.number from credentials r where r.provider_id = p.id and r.clinician_id is null
        and r.number is not null) as licences
    from providers p left join cities c on c.id = p.city_id
    where ${scopeCondition(scope)} and p.operational_status <> 'merged' and (${sql.join(shares, sql` or `)})
      ${country ? sql`and p.country = ${country}` : sql``} ${except ? sql`and p.id <> ${except}::uuid` : sql``}
    order by p.listing desc, p.id limit ${MOST}`);
  return rows;
}

/** Names of unlisted partners, which the search index does not contain. */
export async function listUnlistedNames(db: Db, scope: ProviderScope): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from providers p where ${scopeCondition(scope)} and p.listing = 'partner'
      and (p.operational_status = 'suspended' or p.verification_status in ('unverified', 'rejected')) limit 2000`);
  return rows;
}
