import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { upsert } from '../../platform/db/upsert.ts';
import { organizationMembers, organizationProviders, organizations, providerMembers } from './organizations.tables.ts';
import { clinicSettingOrigins, organizationPolicies } from './provider-settings/policies.tables.ts';
import { organizationShowcases } from './showcase/showcase.tables.ts';

/** The demo organization: its clinics, its owner, and the owner of one of the clinics. */
export interface DemoOrganization {
  organization: typeof organizations.$inferInsert & { id: string };
  ownerId: string;
  clinicIds: readonly string[];
  clinic: { id: string; ownerId: string };
  since: Date;
  policies: Omit<typeof organizationPolicies.$inferInsert, 'organizationId'>;
  showcase: Omit<typeof organizationShowcases.$inferInsert, 'organizationId'>;
  /** Settings that clinics chose, or that were set for them alone. */
  origins: readonly (typeof clinicSettingOrigins.$inferInsert)[];
}

/** Writes the demo organization, or what changed in it; clinics that joined since stay. */
export async function upsertDemoOrganization(tx: Tx, demo: DemoOrganization): Promise<void> {
  const { organization, ownerId, clinicIds, clinic, since, policies, showcase, origins } = demo;
  await upsert(tx, organizations, [organizations.id], [{ ...organization, demo: true }]);
  await tx.delete(organizationMembers).where(eq(organizationMembers.userId, ownerId));
  await tx.delete(providerMembers).where(eq(providerMembers.userId, clinic.ownerId));
  await tx
    .insert(organizationMembers)
    .values({ organizationId: organization.id, userId: ownerId, role: 'owner', since });
  await tx.insert(providerMembers).values({ providerId: clinic.id, userId: clinic.ownerId, role: 'owner', since });
  await upsert(
    tx,
    organizationProviders,
    [organizationProviders.providerId],
    clinicIds.map((providerId) => ({ providerId, organizationId: organization.id, since })),
  );
  const { id: organizationId } = organization;
  await tx.delete(organizationPolicies).where(eq(organizationPolicies.organizationId, organizationId));
  await tx.insert(organizationPolicies).values({ organizationId, ...policies });
  await tx.delete(organizationShowcases).where(eq(organizationShowcases.organizationId, organizationId));
  await tx.insert(organizationShowcases).values({ organizationId, ...showcase });
  await tx.delete(clinicSettingOrigins).where(inArray(clinicSettingOrigins.providerId, [...clinicIds]));
  await tx.insert(clinicSettingOrigins).values([...origins]);
}

/** Undoes what visitors did with demo invitations: the clinic has no team and no organization again. */
export async function freeDemoClinic(tx: Tx, providerId: string): Promise<void> {
  await tx.delete(organizationProviders).where(eq(organizationProviders.providerId, providerId));
  await tx.delete(providerMembers).where(eq(providerMembers.providerId, providerId));
}

/** Removes demo people from any team visitors added them to. */
export async function freeDemoPeople(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.delete(providerMembers).where(inArray(providerMembers.userId, [...userIds]));
  await tx.delete(organizationMembers).where(inArray(organizationMembers.userId, [...userIds]));
}

/** Demo team members other than the owners of its organization and its clinic. */
export interface DemoTeams {
  staff: readonly (typeof providerMembers.$inferInsert)[];
  members: readonly (typeof organizationMembers.$inferInsert)[];
}

/** Restores the demo teams. */
export async function rewriteDemoTeams(tx: Tx, { staff, members }: DemoTeams): Promise<void> {
  const ids = [...staff, ...members].map(({ userId }) => userId);
  await tx.delete(providerMembers).where(inArray(providerMembers.userId, ids));
  await tx.delete(organizationMembers).where(inArray(organizationMembers.userId, ids));
  await tx.insert(providerMembers).values([...staff]);
  await tx.insert(organizationMembers).values([...members]);
}
