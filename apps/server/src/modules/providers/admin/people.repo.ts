import { type SQL, sql } from 'drizzle-orm';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import type { Sight } from '../../../platform/demo/sight.ts';

interface Seeing {
  readonly sight: Sight;
}

/** Whether an admin may see the identity of a person `u`; demo admins see demo people only. */
export const mayKnow = ({ sight }: Seeing): SQL => inSight(sight, sql`u.demo`);

/** Name of a person `u`, or null when the admin may not see it. */
export const knownName = (scope: Seeing): SQL =>
  sql`case when ${mayKnow(scope)} then trim(u.first_name || ' ' || u.last_name) end`;

/** Email of a person `u`, or null when the admin may not see it. */
export const knownAddress = (scope: Seeing): SQL => sql`case when ${mayKnow(scope)} then u.email end`;

/** When a person `u` was last active. */
export const lastSeen: SQL = sql`(select to_json(max(s.last_seen_at))#>>'{}' from sessions s where s.user_id = u.id)`;
