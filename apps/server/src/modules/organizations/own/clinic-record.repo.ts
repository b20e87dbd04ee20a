import type { StaffRole } from '@travesia/contracts/access';
import type { AuditAction } from '@travesia/contracts/audit';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Sight } from '../../../platform/demo/sight.ts';
import { knownName, lastSeen } from '../../providers/index.ts';

const MOST_ENTRIES = 30;

interface TeamRow {
  id: string;
  name: string | null;
  role: StaffRole;
  since: string;
  lastSeen: string | null;
}

/** A clinic's team, owners first. */
export async function listTeam(db: Db, scope: { sight: Sight }, providerId: string): Promise<TeamRow[]> {
  const { rows } = await db.execute<TeamRow & Record<string, unknown>>(sql`
    select u.id, ${knownName(scope)} as name, m.role, to_json(m.since)#>>'{}' as since, ${lastSeen} as "lastSeen"
    from provider_members m join users u on u.id = m.user_id where m.provider_id = ${providerId}::uuid
    order by m.role <> 'owner', m.since, u.id`);
  return rows;
}

interface HistoryRow {
  id: string;
  at: string;
  action: AuditAction;
  by: string | null;
  reason: string | null;
}

/** What was done for or to a clinic lately; admins appear without their names. */
export async function listClinicHistory(db: Db, scope: { sight: Sight }, providerId: string): Promise<HistoryRow[]> {
  const { rows } = await db.execute<HistoryRow & Record<string, unknown>>(sql`
    select a.id, to_json(a.at)#>>'{}' as at, a.action, a.facts->>'reason' as reason,
      case when u.id is not null and u.role <> 'admin' then ${knownName(scope)} end as by
    from audit_entries a left join users u on u.id = a.actor_id where a.context_provider_id = ${providerId}::uuid
    order by a.position desc limit ${MOST_ENTRIES}`);
  return rows;
}
