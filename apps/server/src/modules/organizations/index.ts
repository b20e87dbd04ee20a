// Front door of the organizations: networks of clinics, and who works for them and for clinics.
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
export {
  findClinic,
  findOrganization,
  lockOrganization,
  type OrganizationChange,
  writeOrganization,
} from './organizations.repo.ts';
export { organizationsPersonalData } from './organizations-personal-data.ts';
export { deleteClinicOf, deleteMember, deleteStaff, writeMemberRole, writeStaffRole } from './team-changes.repo.ts';
