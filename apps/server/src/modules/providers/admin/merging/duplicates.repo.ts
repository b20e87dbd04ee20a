import type { OperationalStatus, VerificationStatus } from '@travesia/contracts/providers';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ProviderScope } from '../../providers.policy.ts';
import { scopeCondition } from '../../provider-scope.repo.ts';
import type { Comparable } from './duplicates.rules.ts';

export interface ComparableRow extends Comparable {
  cityName: { en: string } | null;
  verificationStatus: VerificationStatus;
  operationalStatus: OperationalStatus;
  packageCount: number;
  staff: number;
}

/** Partners in scope that are not part of another one, with what could show that they are listed twice. */
export async function listComparable(db: Db, scope: ProviderScope): Promise<ComparableRow[]> {
  const { rows } = await db.execute<ComparableRow & Record<string, unknown>>(sql`
    select p.id, p.name, p.country, p.city_id as "cityId", c.name as "cityName",
      p.phones || array_remove(array[p.phone], null) as phones, p.email, p.website,
      coalesce(r.numbers, '{}') as licences, p.verification_status as "verificationStatus",
      p.operational_status as "operationalStatus", p.package_count as "packageCount", coalesce(m.staff, 0) as staff
    from providers p left join cities c on c.id = p.city_id
      left join (select provider_id, array_agg(number) as numbers from credentials
        where clinician_id is null and number is not null group by 1) r on r.provider_id = p.id
      left join (select provider_id, count(*)::int as staff from provider_members group by 1) m on m.provider_id = p.id
    where p.listing = 'partner' and p.operational_status <> 'merged' and ${scopeCondition(scope)}
    order by p.package_count desc, p.created_at, p.id`);
  return rows;
}

/** Pairs that an admin decided are two clinics, as `lower id/higher id`, with when. */
export async function listApart(db: Db): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ pair: string; since: string }>(
    sql`select one_id || '/' || other_id as pair, to_json(since)#>>'{}' as since from providers_apart`,
  );
  return new Map(rows.map(({ pair, since }) => [pair, since]));
}

const inOrder = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one]);
/** How `listApart` names a pair. */
export const pairKey = (one: string, other: string): string => inOrder(one, other).join('/');

/** Notes that two clinics are not one; returns whether that was new. */
export async function insertApart(tx: Tx, one: string, other: string, at: Date): Promise<boolean> {
  const [first, second] = inOrder(one, other);
  const { rowCount } = await tx.execute(sql`
    insert into providers_apart (one_id, other_id, since) values (${first}::uuid, ${second}::uuid, ${at.toISOString()}::timestamptz)
    on conflict do nothing`);
  return Boolean(rowCount);
}

/** Forgets it; returns whether it was noted. */
export async function deleteApart(tx: Tx, one: string, other: string): Promise<boolean> {
  const [first, second] = inOrder(one, other);
  const { rowCount } = await tx.execute(
    sql`delete from providers_apart where one_id = ${first}::uuid and other_id = ${second}::uuid`,
  );
  return Boolean(rowCount);
}
