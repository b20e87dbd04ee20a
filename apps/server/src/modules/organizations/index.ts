// Front door of the organizations: networks of clinics, and who works for them and for clinics.
export {
  countOwners,
  deleteOrganizationMember,
  deleteOrganizationProvider,
  findOwnerAddress,
  insertOrganization,
  listPeopleToTell,
  lockOrganization,
  writeOrganization,
} from './administer.repo.ts';
export { type DemoOrganization, freeDemoClinic, upsertDemoOrganization } from './demo-organization.repo.ts';
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
export { administeredOrganizations, type AdministeredScope } from './organizations.policy.ts';
export { organizationsPersonalData } from './organizations-personal-data.ts';
