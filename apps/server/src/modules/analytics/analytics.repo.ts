import { verificationMachine } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import type { PeopleScope } from '../accounts/index.ts';
import { mayKnow, type ProviderScope, scopeCondition } from '../providers/index.ts';

/** Instants of a span of days, and the zone in which they begin. */
export interface DaySpan {
  from: Date;
  until: Date;
  timeZone: string;
}

export interface DayCount {
  day: string;
  count: number;
}

/** Rows per day of an instant; days without any are absent. */
async function countDays(db: Db, rows: SQL, at: SQL, { from, until, timeZone }: DaySpan): Promise<DayCount[]> {
  const found = await db.execute<DayCount & Record<string, unknown>>(sql`
    select (${at} at time zone ${timeZone}::text)::date::text as day, count(*)::int as count ${rows}
      and ${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz
    group by 1`);
  return found.rows;
}

/** Accounts created per day. */
export const countAccountDays = (db: Db, people: PeopleScope, span: DaySpan) =>
  countDays(db, sql`from users u where ${mayKnow(people)}`, sql`u.created_at`, span);

/** Applications of clinics submitted per day. */
export const countApplicationDays = (db: Db, people: PeopleScope, span: DaySpan) =>
  countDays(
    db,
    sql`from provider_applications a join users u on u.id = a.applicant_id where ${mayKnow(people)}`,
    sql`a.submitted_at`,
    span,
  );

/** Clinics that became verified per day. */
export const countVerifiedDays = (db: Db, clinics: ProviderScope, span: DaySpan) =>
  countDays(
    db,
    sql`from state_changes c join providers p on p.id = c.entity_id
      where ${scopeCondition(clinics)} and c.machine = ${verificationMachine.name} and c.to_state = 'verified'
        and c.from_state is not null`,
    sql`c.at`,
    span,
  );

/** The time zone of a clinic; UTC if it is gone. */
export async function findClinicZone(db: Db, id: string): Promise<string> {
  const { rows } = await db.execute<{ zone: string }>(
    sql`select time_zone as zone from providers where id = ${id}::uuid`,
  );
  return rows[0]?.zone ?? 'UTC';
}
