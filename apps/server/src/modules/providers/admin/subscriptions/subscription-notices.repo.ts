import type { AuditAction } from '@travesia/contracts/audit';
import type { PackageType } from '@travesia/contracts/providers';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { todayOfProvider } from '../../credential-conditions.repo.ts';
import { NOTICE_WINDOW } from './subscription.rules.ts';

/** What the audit log records for each notice; it says which were given. */
export const NOTIFIED = 'provider.subscription_notified' satisfies AuditAction;

export interface EndingRow {
  id: string;
  packageType: PackageType;
  endsOn: string;
  daysLeft: number;
  /** Days of the notices given about this end. */
  told: number[];
}

/** Partners with owners whose subscription ends soon or has just ended. */
async function listEndingWhere(db: Db | Tx, now: Date, where: SQL): Promise<EndingRow[]> {
  const daysLeft = sql`s.ends_on - ${todayOfProvider(now)}`;
  const { rows } = await db.execute<EndingRow & Record<string, unknown>>(sql`
    select p.id, s.package_type as "packageType", s.ends_on::text as "endsOn", ${daysLeft} as "daysLeft",
      array(select (a.facts->>'days')::int from audit_entries a where a.context_provider_id = p.id
        and a.action = ${NOTIFIED} and a.facts->>'until' = s.ends_on::text) as told
    from providers p cross join lateral (select l.package_type, l.ends_on from provider_subscriptions l
      where l.provider_id = p.id order by l.ends_on desc limit 1) s
    where p.listing = 'partner' and p.operational_status <> 'merged' and ${daysLeft} between ${NOTICE_WINDOW.least}::int and ${NOTICE_WINDOW.most}::int
      and exists (select from provider_members m where m.provider_id = p.id and m.role = 'owner') and ${where}
    order by p.id`);
  return rows;
}

/** All of them. */
export const listEnding = (db: Db, now: Date): Promise<EndingRow[]> => listEndingWhere(db, now, sql`true`);

/** One of them; undefined if it is none. */
export const findEnding = async (tx: Tx, id: string, now: Date): Promise<EndingRow | undefined> =>
  (await listEndingWhere(tx, now, sql`p.id = ${id}::uuid`))[0];
