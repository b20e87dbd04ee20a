// Public API of the organizations module: organizations, their clinics, and the teams of both.
export {
  type DemoOrganization,
  type DemoTeams,
  freeDemoClinic,
  freeDemoPeople,
  rewriteDemoTeams,
  upsertDemoOrganization,
} from './demo-organization.repo.ts';
export { listMemberIds, listStaffIds, listPeopleToTell, listOwnersToTell } from './administer.repo.ts';
export {
  findManager,
  findMembership,
  hasOwner,
  insertOrganizationMember,
  insertOrganizationProvider,
  insertProviderMember,
  type Membership,
} from './members.repo.ts';
export { inClinicsOf } from './clinics-of.repo.ts';
export { membershipsOf } from './memberships-of.ts';
export { findClinic, findOrganization } from './organizations.repo.ts';
export { deleteMember, deleteStaff, lockManaged, writeMemberRole, writeStaffRole } from './team-changes.repo.ts';
export { organizationsFeature } from './feature.ts';
export { organizationsAdminRoutes } from './admin/organizations-admin.routes.ts';
export { invitedClinicsService, type OrganizationsDeps } from './organizations-deps.ts';
export { type NetworkScope, ofNetwork } from './own/network.policy.ts';
export { listNetworkFacts } from './own/network-facts.repo.ts';
export { networkCredentials } from './own/network.presenter.ts';
export { networkRoutes } from './own/network.routes.ts';
export { policiesRoutes } from './provider-settings/policies.routes.ts';
export { settingLocks } from './provider-settings/setting-locks.ts';
export { findPublished, listClinicIds } from './showcase/showcase.repo.ts';
export { showcaseRoutes } from './showcase/showcase.routes.ts';
export { needsOf } from './own/network.rules.ts';
export { networkOf } from './own/queries/get-network.ts';
