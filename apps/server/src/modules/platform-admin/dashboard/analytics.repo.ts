import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { type ProviderScope, scopeCondition, mayKnow } from '../../providers/index.ts';
import type { PeopleScope } from '../../accounts/index.ts';

export interface DayRow {
  day: string;
  accounts: number;
  applications: number;
  requests: number;
  providers: number;
}

/** Daily counts over a date range. */
export async function countDays(
  db: Db,
  people: PeopleScope,
  providers: ProviderScope,
  { from, to }: { from: string; to: string },
): Promise<DayRow[]> {
  const on = (column: SQL) => sql`(${column} at time zone 'UTC')::date = d.day`;
  const { rows } = await db.execute<DayRow & Record<string, unknown>>(sql`
    select d.day::text as day,
      (select count(*)::int from users u where ${mayKnow(people)} and ${on(sql`u.created_at`)}) as accounts,
      (select count(*)::int from provider_applications a join users u on u.id = a.applicant_id
        where ${mayKnow(people)} and ${on(sql`a.submitted_at`)}) as applications,
      (select count(*)::int from consultation_requests q left join providers p on p.id = q.provider_id
        where ${inSight(people.sight, sql`p.demo`)} and ${on(sql`q.created_at`)}) as requests,
      (select count(*)::int from providers p where ${scopeCondition(providers)} and p.listing = 'partner'
        and ${on(sql`p.created_at`)}) as providers
    from (select generate_series(${from}::date, ${to}::date, '1 day')::date as day) d order by d.day`);
  return rows;
}

interface Counted {
  value: string;
  count: number;
}

/** Accounts by role. */
export async function countRoles(db: Db, people: PeopleScope): Promise<Counted[]> {
  const { rows } = await db.execute<Counted & Record<string, unknown>>(
    sql`select u.role as value, count(*)::int as count from users u where ${mayKnow(people)} group by 1 order by 2 desc, 1`,
  );
  return rows;
}

/** Partner clinics by country or verification state. */
export async function countPartners(db: Db, scope: ProviderScope, by: 'country' | 'verification'): Promise<Counted[]> {
  const column = by === 'country' ? sql`p.country` : sql`p.verification_status`;
  const { rows } = await db.execute<Counted & Record<string, unknown>>(sql`
    select ${column} as value, count(*)::int as count from providers p
    where ${scopeCondition(scope)} and p.listing = 'partner' group by 1 order by 2 desc, 1`);
  return rows;
}
