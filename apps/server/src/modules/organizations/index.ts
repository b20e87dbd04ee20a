// Front door of the organizations: networks of clinics, and who works for them and for clinics.
export {
  type DemoOrganization,
  type DemoTeams,
  freeDemoClinic,
  freeDemoPeople,
  rewriteDemoTeams,
  upsertDemoOrganization,
} from './demo-organization.repo.ts';
export { listOwnerIds, listPeopleToTell, listOwnersToTell } from './administer.repo.ts';
export {
  findManager,
  findMembership,
  hasOwner,
  insertOrganizationMember,
  insertOrganizationProvider,
  insertProviderMember,
  type Membership,
} from './members.repo.ts';
export { membershipsOf } from './memberships-of.ts';
export { findClinic, findOrganization } from './organizations.repo.ts';
export { deleteMember, deleteStaff, writeMemberRole, writeStaffRole } from './team-changes.repo.ts';
export { organizationsFeature } from './feature.ts';
export { organizationRoutes } from './admin/organizations-admin.routes.ts';
export { inviteClinic } from './own/commands/invite-clinic.ts';
export { removeClinic } from './own/commands/remove-clinic.ts';
export { updateOrganizationProfile } from './own/commands/update-organization-profile.ts';
export { ofNetwork, type NetworkScope } from './own/network.policy.ts';
export { needsOf } from './own/network.rules.ts';
export {
  getNetworkComplianceQuery,
  getNetworkDashboardQuery,
  getOrganizationProfileQuery,
  getOwnOrganizationQuery,
  networkOf,
} from './own/queries/get-network.ts';
export { getNetworkClinicQuery, listNetworkClinicsQuery } from './own/queries/list-network-clinics.ts';
