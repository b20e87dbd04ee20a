import type { AuditAction } from '@travesia/contracts/audit';
import type { StaffRole } from '@travesia/contracts/access';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import type { PeopleScope } from '../../accounts/index.ts';
import { knownAddress, knownName, lastSeen } from './people.repo.ts';

const MOST_CONTEXTS = 10;
const MOST_ENTRIES = 30;

export interface StaffRow {
  userId: string;
  name: string | null;
  email: string | null;
  role: StaffRole;
  since: string;
  lastSeen: string | null;
}

/** Team members of a provider, owners first. */
export async function listStaff(db: Db, scope: PeopleScope, providerId: string): Promise<StaffRow[]> {
  const { rows } = await db.execute<StaffRow & Record<string, unknown>>(sql`
    select u.id as "userId", ${knownName(scope)} as name, ${knownAddress(scope)} as email, m.role,
      to_json(m.since)#>>'{}' as since, ${lastSeen} as "lastSeen"
    from provider_members m join users u on u.id = m.user_id where m.provider_id = ${providerId}::uuid
    order by m.role <> 'owner', m.since`);
  return rows;
}

export interface InvitationLine {
  id: string;
  email: string | null;
  kind: string;
  role: string;
  clinic: string | null;
  expiresAt: string;
}

const openInvitations = (scope: PeopleScope, where: SQL, at: Date) => sql`
  select i.id, case when ${inSight(scope.sight, sql`(select u.demo from users u where u.id = i.inviter_id)`)} then i.email end as email,
    i.kind, i.role, p.name as clinic, to_json(i.expires_at)#>>'{}' as "expiresAt"
  from invitations i left join providers p on p.id = i.provider_id
  where i.state = 'pending' and i.expires_at > ${at.toISOString()}::timestamptz and ${where} order by i.created_at desc limit 50`;

/** Pending invitations to a provider's team. */
export async function listClinicInvitations(
  db: Db,
  scope: PeopleScope,
  providerId: string,
  at: Date,
): Promise<InvitationLine[]> {
  const ofClinic = sql`i.provider_id = ${providerId}::uuid`;
  const { rows } = await db.execute<InvitationLine & Record<string, unknown>>(openInvitations(scope, ofClinic, at));
  return rows;
}

/** Pending invitations to an organization. */
export async function listOrganizationInvitations(
  db: Db,
  scope: PeopleScope,
  organizationId: string,
  at: Date,
): Promise<InvitationLine[]> {
  const ofIt = sql`i.organization_id = ${organizationId}::uuid`;
  const { rows } = await db.execute<InvitationLine & Record<string, unknown>>(openInvitations(scope, ofIt, at));
  return rows;
}

export interface ContextRow {
  id: string;
  byId: string;
  byName: string | null;
  via: 'admin' | 'organization';
  openedAt: string;
  endedAt: string | null;
}

/** People who recently acted as a provider. */
export async function listContexts(db: Db, scope: PeopleScope, providerId: string, at: Date): Promise<ContextRow[]> {
  const { rows } = await db.execute<ContextRow & Record<string, unknown>>(sql`
    select x.id, u.id as "byId", ${knownName(scope)} as "byName", x.via, to_json(x.opened_at)#>>'{}' as "openedAt",
      to_json(coalesce(x.ended_at, case when x.expires_at <= ${at.toISOString()}::timestamptz then x.expires_at end))#>>'{}' as "endedAt"
    from provider_contexts x join users u on u.id = x.user_id where x.provider_id = ${providerId}::uuid
    order by x.opened_at desc limit ${MOST_CONTEXTS}`);
  return rows;
}

export interface AuditLineRow {
  id: string;
  at: string;
  action: AuditAction;
  byId: string | null;
  byName: string | null;
  facts: Record<string, string | number | boolean | null>;
}

const entries = (scope: PeopleScope, where: SQL, most = MOST_ENTRIES) => sql`
  select a.id, to_json(a.at)#>>'{}' as at, a.action, a.actor_id as "byId", ${knownName(scope)} as "byName", a.facts
  from audit_entries a left join users u on u.id = a.actor_id where ${where}
  order by a.position desc limit ${most}`;

/** Recent audit entries of a provider. */
export async function listProviderAudit(db: Db, scope: PeopleScope, providerId: string): Promise<AuditLineRow[]> {
  const about = sql`a.context_provider_id = ${providerId}::uuid`;
  const { rows } = await db.execute<AuditLineRow & Record<string, unknown>>(entries(scope, about));
  return rows;
}

/** Audit entries of a credential. */
export async function listCredentialAudit(db: Db, scope: PeopleScope, credentialId: string): Promise<AuditLineRow[]> {
  const about = sql`a.target_type = 'credential' and a.target_id = ${credentialId} and a.action like 'provider.paper\_%'`;
  const { rows } = await db.execute<AuditLineRow & Record<string, unknown>>(entries(scope, about, 100));
  return rows;
}

/** Recent audit entries of an organization. */
export async function listOrganizationAudit(
  db: Db,
  scope: PeopleScope,
  organizationId: string,
): Promise<AuditLineRow[]> {
  const about = sql`a.target_type = 'organization' and a.target_id = ${organizationId}`;
  const { rows } = await db.execute<AuditLineRow & Record<string, unknown>>(entries(scope, about));
  return rows;
}
