import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import type { AuditAction } from '@travesia/contracts/audit';
import type { CredentialKeeper, CredentialSide, DOCUMENT_KINDS, KeptCredential } from '@travesia/contracts/credentials';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { knownName } from '../../providers/index.ts';
import type { CredentialRow } from '../credentials.repo.ts';
import { inCareOf, type UpkeepScope } from './upkeep.policy.ts';

/** The credentials in the care of a person, by where they work now. Throws `access.not_allowed`. */
export async function upkeepOf(db: Db | Tx, actor: Actor): Promise<UpkeepScope> {
  const userId = actor.kind === 'person' ? actor.userId : null;
  const { rows } = await db.execute<{ provider: StaffRole | null; organization: OrganizationRole | null }>(sql`select
    (select m.role from provider_members m where m.user_id = ${userId}::uuid) as provider,
    (select m.role from organization_members m where m.user_id = ${userId}::uuid) as organization`);
  return inCareOf(actor, {
    provider: rows[0]?.provider ?? undefined,
    organization: rows[0]?.organization ?? undefined,
  });
}

/** The scope as a condition on a provider `p`. */
export function inCare({ side, person, sight }: UpkeepScope): SQL {
  const own = {
    platform: sql`true`,
    clinic: sql`exists (select from provider_members m where m.provider_id = p.id and m.user_id = ${person.userId}::uuid)`,
    organization: sql`exists (select from organization_providers o join organization_members m on m.organization_id = o.organization_id
      where o.provider_id = p.id and m.user_id = ${person.userId}::uuid)`,
  }[side];
  return sql`p.listing = 'partner' and ${inSight(sight, sql`p.demo`)} and ${own}`;
}

/** Revoked credentials are only for the platform. */
export const shown = ({ side }: UpkeepScope): SQL => (side === 'platform' ? sql`true` : sql`r.status <> 'revoked'`);

export interface KeptRow {
  id: string;
  providerId: string;
  slug: string;
  name: string;
  timeZone: string;
  kind: KeptCredential['kind'];
  status: CredentialRow['status'];
  body: string;
  number: string | null;
  holder: string;
  clinician: string | null;
  issuedOn: string | null;
  expiresOn: string | null;
  checkedOn: string | null;
  checkedSource: string | null;
  checkedUrl: string | null;
  ownerId: string | null;
  ownerName: string | null;
  ownerSide: CredentialSide | null;
  reminders: number;
  remindedAt: string | null;
}

/** Which side a user `u` works for. */
const sideOfUser: SQL = sql`case u.role when 'admin' then 'platform' when 'organization' then 'organization' else 'clinic' end`;

/** Credentials in scope, of one clinic or all, or a single one. */
export async function listKept(
  db: Db | Tx,
  scope: UpkeepScope,
  { providerId, id }: { providerId?: string | undefined; id?: string },
): Promise<KeptRow[]> {
  const { rows } = await db.execute<KeptRow & Record<string, unknown>>(sql`
    select r.id, p.id as "providerId", p.slug, p.name, p.time_zone as "timeZone", r.kind, r.status, r.body, r.number, r.holder,
      trim(c.title || ' ' || c.name) as clinician, r.issued_on::text as "issuedOn", r.expires_on::text as "expiresOn",
      r.checked_on::text as "checkedOn", r.checked_source as "checkedSource", r.checked_url as "checkedUrl",
      u.id as "ownerId", case when u.id is not null then ${knownName(scope)} end as "ownerName",
      case when u.id is not null then ${sideOfUser} end as "ownerSide",
      coalesce(q.count, 0) as reminders, q.last as "remindedAt"
    from credentials r join providers p on p.id = r.provider_id
      left join clinicians c on c.id = r.clinician_id
      left join credential_owners o on o.credential_id = r.id left join users u on u.id = o.user_id
      left join lateral (select count(*)::int as count, to_json(max(w.sent_at))#>>'{}' as last from renewal_requests w
        where w.credential_id = r.id and (r.checked_on is null or w.sent_at::date > r.checked_on)) q on true
    where ${inCare(scope)} and ${shown(scope)}
      and ${providerId ? sql`p.id = ${providerId}::uuid` : sql`true`} and ${id ? sql`r.id = ${id}::uuid` : sql`true`}
    order by r.expires_on nulls last, p.name, r.clinician_id is not null, r.position, r.id`);
  return rows;
}

/** A clinic in scope. */
export async function findClinicInCare(db: Db | Tx, scope: UpkeepScope, id: string) {
  const { rows } = await db.execute<{ id: string; slug: string; name: string; timeZone: string }>(
    sql`select p.id, p.slug, p.name, p.time_zone as "timeZone" from providers p where p.id = ${id}::uuid and ${inCare(scope)}`,
  );
  return rows[0];
}

export interface DocumentRow {
  id: string;
  providerId: string;
  credentialId: string | null;
  fileId: string;
  kind: (typeof DOCUMENT_KINDS)[number];
  name: string;
  mediaType: string | null;
  size: number | null;
  sha256: string | null;
  number: string | null;
  expiresOn: string | null;
  side: CredentialSide;
  addedBy: string | null;
  addedAt: string;
  checkedAt: string | null;
}

/** Documents in scope: of one clinic, of one credential, or one of them; newest first. Identity documents are not for organizations. */
export async function listDocuments(
  db: Db | Tx,
  scope: UpkeepScope,
  { providerId, credentialId, id }: { providerId?: string | undefined; credentialId?: string; id?: string },
): Promise<DocumentRow[]> {
  const { rows } = await db.execute<DocumentRow & Record<string, unknown>>(sql`
    select d.id, d.provider_id as "providerId", d.credential_id as "credentialId", d.file_id as "fileId", d.kind, f.name,
      f.media_type as "mediaType", f.size::float8 as size, f.sha256, d.number, d.expires_on::text as "expiresOn", d.side,
      case when u.id is not null then ${knownName(scope)} end as "addedBy", to_json(d.created_at)#>>'{}' as "addedAt",
      to_json(d.checked_at)#>>'{}' as "checkedAt"
    from credential_documents d join providers p on p.id = d.provider_id join stored_files f on f.id = d.file_id
      left join credentials r on r.id = d.credential_id left join users u on u.id = d.uploaded_by
    where ${inCare(scope)} and (r.id is null or ${shown(scope)})
      and ${scope.side === 'organization' ? sql`d.kind <> 'identity'` : sql`true`}
      and ${providerId ? sql`p.id = ${providerId}::uuid` : sql`true`}
      and ${credentialId ? sql`d.credential_id = ${credentialId}::uuid` : sql`true`}
      and ${id ? sql`d.id = ${id}::uuid` : sql`true`}
    order by d.created_at desc, d.id desc`);
  return rows;
}

/** Who may be responsible for a clinic's credentials: its team, its organization's members and, for admins, admins. */
export async function listKeepers(db: Db | Tx, scope: UpkeepScope, providerId: string): Promise<CredentialKeeper[]> {
  const { rows } = await db.execute<CredentialKeeper & Record<string, unknown>>(sql`
    select u.id, ${knownName(scope)} as name, ${sideOfUser} as side from users u
    where u.status = 'active' and (
      exists (select from provider_members m where m.provider_id = ${providerId}::uuid and m.user_id = u.id)
      or exists (select from organization_members m join organization_providers o on o.organization_id = m.organization_id
        where o.provider_id = ${providerId}::uuid and m.user_id = u.id)
      ${scope.side === 'platform' ? sql`or (u.role = 'admin' and ${inSight(scope.sight, sql`u.demo`)})` : sql``})
    order by side, name nulls last, u.id`);
  return rows;
}

export interface CheckRow {
  credentialId: string;
  at: string;
  action: AuditAction;
  by: string | null;
  facts: Record<string, string | number | boolean | null>;
}

/** What was done with a clinic's credentials, oldest first. */
export async function listChecks(db: Db | Tx, scope: UpkeepScope, providerId: string): Promise<CheckRow[]> {
  const { rows } = await db.execute<CheckRow & Record<string, unknown>>(sql`
    select a.target_id as "credentialId", to_json(a.at)#>>'{}' as at, a.action, a.facts,
      case when u.id is not null then ${knownName(scope)} end as by
    from audit_entries a left join users u on u.id = a.actor_id
    where a.context_provider_id = ${providerId}::uuid and a.target_type = 'credential'
      and a.action in ('provider.paper_added', 'provider.paper_corrected', 'provider.paper_verified', 'provider.paper_revoked')
    order by a.position`);
  return rows;
}
