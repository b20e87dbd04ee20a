// Front door of the organizations: networks of clinics, and who works for them and for clinics.
export {
  type DemoOrganization,
  type DemoTeams,
  freeDemoClinic,
  rewriteDemoTeams,
  upsertDemoOrganization,
} from './demo-organization.repo.ts';
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
export { organizationsPersonalData } from './organizations-personal-data.ts';
