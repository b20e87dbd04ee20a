import { POLICY_KEYS, type PolicyKey, type PolicyValues } from '@travesia/contracts/organizations';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Localized } from '@travesia/contracts/kit';
import { packages } from '../../packages/packages.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { NetworkScope } from '../own/network.policy.ts';
import { organizationProviders, organizations } from '../organizations.tables.ts';
import type { Origins, Policies, PolicyClinicFacts } from './policies.rules.ts';
import { clinicSettingOrigins, organizationPolicies } from './policies.tables.ts';

type Columns = Pick<
  typeof providers.$inferSelect,
  'allowOnlineBooking' | 'requireDeposit' | 'depositPercentage' | 'cancellationPolicy'
>;

const valuesOf = (row: { [K in keyof Columns]: Columns[K] | null }): PolicyValues => ({
  allow_online_booking: row.allowOnlineBooking,
  require_deposit: row.requireDeposit,
  deposit_percentage: row.depositPercentage,
  cancellation_policy: row.cancellationPolicy,
});

const NOTHING: Policies & { version: number } = {
  values: { allow_online_booking: null, require_deposit: null, deposit_percentage: null, cancellation_policy: null },
  locked: [],
  version: 0,
};

/** What an organization sets for its clinics. */
export async function findPolicies(db: Db | Tx, organizationId: string): Promise<Policies & { version: number }> {
  const [row] = await db
    .select()
    .from(organizationPolicies)
    .where(eq(organizationPolicies.organizationId, organizationId));
  return row ? { values: valuesOf(row), locked: row.locked, version: row.version } : NOTHING;
}

/** Locks the clinics of an organization, in one order: none changes its settings or leaves until the transaction ends. */
export async function lockPolicyClinics(tx: Tx, { organizationId }: NetworkScope): Promise<void> {
  await tx.execute(sql`
    select from providers p join organization_providers o on o.provider_id = p.id
    where o.organization_id = ${organizationId}::uuid order by p.id for update`);
}

/** The clinics of an organization with their settings, by name. */
export async function listPolicyClinics(
  db: Db | Tx,
  { organizationId }: Pick<NetworkScope, 'organizationId'>,
): Promise<(PolicyClinicFacts & { demo: boolean })[]> {
  const rows = await db
    .select({ clinic: providers })
    .from(organizationProviders)
    .innerJoin(providers, eq(providers.id, organizationProviders.providerId))
    .where(eq(organizationProviders.organizationId, organizationId))
    .orderBy(asc(providers.name), asc(providers.id));
  const ids = rows.map(({ clinic }) => clinic.id);
  const origins = ids.length
    ? await db.select().from(clinicSettingOrigins).where(inArray(clinicSettingOrigins.providerId, ids))
    : [];
  return rows.map(({ clinic }) => ({
    id: clinic.id,
    name: clinic.name,
    demo: clinic.demo,
    suspended: clinic.operationalStatus === 'suspended',
    values: valuesOf(clinic),
    origins: Object.fromEntries(
      origins.filter(({ providerId }) => providerId === clinic.id).map(({ key, setBy }) => [key, setBy]),
    ),
  }));
}

/** What the organization of a clinic has locked, with its name. */
export async function findLocked(db: Db | Tx, providerId: string) {
  const [row] = await db
    .select({ organization: organizations.name, locked: organizationPolicies.locked })
    .from(organizationProviders)
    .innerJoin(organizations, eq(organizations.id, organizationProviders.organizationId))
    .innerJoin(organizationPolicies, eq(organizationPolicies.organizationId, organizations.id))
    .where(eq(organizationProviders.providerId, providerId));
  return row ?? null;
}

/** Writes what an organization sets; the caller holds the lock of the organization. */
export async function writePolicies(
  tx: Tx,
  organizationId: string,
  { values, locked, version, at }: Policies & { version: number; at: Date },
): Promise<void> {
  const row = {
    allowOnlineBooking: values.allow_online_booking,
    requireDeposit: values.require_deposit,
    depositPercentage: values.deposit_percentage,
    cancellationPolicy: values.cancellation_policy,
    locked: POLICY_KEYS.filter((key) => locked.includes(key)),
    updatedAt: at,
    version,
  };
  await tx
    .insert(organizationPolicies)
    .values({ organizationId, ...row })
    .onConflictDoUpdate({ target: organizationPolicies.organizationId, set: row });
}

/** Replaces where the settings of a clinic come from. */
export async function writeOrigins(tx: Tx, providerId: string, origins: Origins, at: Date): Promise<void> {
  const rows = POLICY_KEYS.flatMap((key) => {
    const setBy = origins[key];
    return setBy ? [{ providerId, key, setBy, since: at }] : [];
  });
  const kept = rows.map(({ key }) => key);
  await tx
    .delete(clinicSettingOrigins)
    .where(
      and(
        eq(clinicSettingOrigins.providerId, providerId),
        kept.length ? sql`not (${inArray(clinicSettingOrigins.key, kept)})` : undefined,
      ),
    );
  await upsertOrigins(tx, rows);
}

/** Remembers who set settings of a clinic. */
export async function upsertOrigins(
  tx: Tx,
  rows: readonly { providerId: string; key: PolicyKey; setBy: 'clinic' | 'organization'; since: Date }[],
): Promise<void> {
  if (!rows.length) return;
  await tx
    .insert(clinicSettingOrigins)
    .values([...rows])
    .onConflictDoUpdate({
      target: [clinicSettingOrigins.providerId, clinicSettingOrigins.key],
      set: { setBy: sql`excluded.set_by`, since: sql`excluded.since` },
      setWhere: ne(clinicSettingOrigins.setBy, sql`excluded.set_by`),
    });
}

/** Packages of a clinic with a given deposit, which follow its settings. */
export function listFollowing(
  db: Db | Tx,
  providerId: string,
  percent: number,
): Promise<{ id: string; title: Localized }[]> {
  return db
    .select({ id: packages.id, title: packages.title })
    .from(packages)
    .where(
      and(eq(packages.providerId, providerId), eq(packages.depositPercent, percent), ne(packages.status, 'archived')),
    )
    .orderBy(asc(packages.id));
}
