// Front door of the organizations: networks of clinics, and who works for them and for clinics.
export {
  type DemoOrganization,
  type DemoTeams,
  freeDemoClinic,
  freeDemoPeople,
  rewriteDemoTeams,
  upsertDemoOrganization,
} from './demo-organization.repo.ts';
export {
  countOwners,
  deleteOrganizationMember,
  deleteOrganizationProvider,
  findOwnerAddress,
  insertOrganization,
  listOwnerIds,
  listPeopleToTell,
  lockOrganization,
} from './administer.repo.ts';
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
export { administeredOrganizations, type AdministeredScope } from './organizations.policy.ts';
export {
  findClinic,
  findOrganization,
  lockOwnOrganization,
  type OrganizationChange,
  writeOrganization,
} from './organizations.repo.ts';
export { writeToTeams } from './organizations.subscribers.ts';
export { deleteClinicOf, deleteMember, deleteStaff, writeMemberRole, writeStaffRole } from './team-changes.repo.ts';
export { organizationsFeature } from './feature.ts';
