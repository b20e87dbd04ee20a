import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { approvalWaits } from '../../advertising/index.ts';
import {
  changeWaits,
  ended,
  endsSoon,
  mayKnow,
  type ProviderScope,
  scopeCondition,
  someCredential,
} from '../../providers/index.ts';
import type { PeopleScope } from '../../accounts/index.ts';

/** Most items shown as waiting. */
export const MOST_WAITING = 12;

const count = async (db: Db, query: SQL): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(query);
  return rows[0]?.count ?? 0;
};

const ACTIVE = sql`p.operational_status = 'active'`;
const providersWhere = (scope: ProviderScope, condition: SQL) =>
  sql`select count(*)::int as count from providers p where ${scopeCondition(scope)} and ${condition}`;

export const countPending = (db: Db, scope: ProviderScope) =>
  count(db, providersWhere(scope, sql`${ACTIVE} and p.verification_status = 'pending'`));

/** Clinics whose change request waits for a decision. */
export const countChanging = (db: Db, scope: ProviderScope) => count(db, providersWhere(scope, changeWaits));

/** Clinics that wait for the approval of a restricted treatment. */
export const countAsking = (db: Db, scope: ProviderScope) => count(db, providersWhere(scope, approvalWaits));

export const countSuspended = (db: Db, scope: ProviderScope) =>
  count(db, providersWhere(scope, sql`p.operational_status = 'suspended'`));

/** Providers with a credential that has expired or soon will. */
export const countByCredentials = (db: Db, scope: ProviderScope, now: Date, which: 'expiring' | 'expired') =>
  count(db, providersWhere(scope, someCredential(which === 'expired' ? ended(now) : endsSoon(now))));

export const countApplications = (db: Db, scope: PeopleScope) =>
  count(
    db,
    sql`select count(*)::int as count from provider_applications a join users u on u.id = a.applicant_id
      where a.status in ('submitted', 'in_review') and ${mayKnow(scope)}`,
  );

export interface WaitingRow {
  kind:
    | 'application'
    | 'clinic_change'
    | 'treatment_approval'
    | 'clinic_pending'
    | 'renewal_waiting'
    | 'credentials_expired';
  id: string;
  name: string;
  since: string;
}

/** Items waiting for an admin, oldest first. */
export async function listWaiting(
  db: Db,
  providers: ProviderScope,
  people: PeopleScope,
  now: Date,
): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow & Record<string, unknown>>(sql`
    select kind, id, name, to_json(since)#>>'{}' as since from (
      select 'application' as kind, a.id, coalesce(nullif(a.sections->'business'->>'trade_name', ''), a.sections->'business'->>'legal_name') as name,
        a.submitted_at as since
      from provider_applications a join users u on u.id = a.applicant_id
      where a.status in ('submitted', 'in_review') and ${mayKnow(people)}
      union all
      select 'clinic_change', p.id, p.name, c.requested_at from clinic_change_requests c join providers p on p.id = c.provider_id
      where ${scopeCondition(providers)} and c.state = 'waiting'
      union all
      select 'treatment_approval', a.id, p.name, a.requested_at from treatment_approvals a join providers p on p.id = a.provider_id
      where ${scopeCondition(providers)} and a.state = 'requested'
      union all
      select 'clinic_pending', p.id, p.name, coalesce(p.verification_since, p.created_at) from providers p
      where ${scopeCondition(providers)} and ${ACTIVE} and p.verification_status = 'pending'
      union all
      select 'renewal_waiting', p.id, p.name, min(d.created_at) from providers p join credential_documents d on d.provider_id = p.id
      where ${scopeCondition(providers)} and ${ACTIVE} and p.verification_status <> 'pending'
        and d.credential_id is not null and d.checked_at is null group by p.id
      union all
      select 'credentials_expired', p.id, p.name, (min(r.expires_on) + 1)::timestamp at time zone p.time_zone from providers p join credentials r on r.provider_id = p.id
      where ${scopeCondition(providers)} and ${ACTIVE} and ${ended(now)} group by p.id
    ) waiting order by since, id limit ${MOST_WAITING}`);
  return rows;
}
