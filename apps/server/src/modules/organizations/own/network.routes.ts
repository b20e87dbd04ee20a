import {
  getNetworkClinic,
  getNetworkClinicRecord,
  getNetworkCompliance,
  getNetworkDashboard,
  getOrganizationProfile,
  getOwnOrganization,
  inviteClinic as inviteClinicCall,
  listNetworkClinics,
  removeClinic as removeClinicCall,
  updateOrganizationProfile as updateOrganizationProfileCall,
} from '@travesia/contracts/organizations';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { OrganizationsDeps } from '../organizations-deps.ts';
import { inviteClinic } from './commands/invite-clinic.ts';
import { removeClinic } from './commands/remove-clinic.ts';
import { updateOrganizationProfile } from './commands/update-organization-profile.ts';
import {
  getNetworkComplianceQuery,
  getNetworkDashboardQuery,
  getOrganizationProfileQuery,
  getOwnOrganizationQuery,
} from './queries/get-network.ts';
import { getClinicRecordQuery } from './queries/get-clinic-record.ts';
import { getNetworkClinicQuery, listNetworkClinicsQuery } from './queries/list-network-clinics.ts';

/** Endpoints of the organization portal. */
export const networkRoutes = (deps: OrganizationsDeps): Mounted[] => [
  mount(getOwnOrganization, (_input, { actor }) => getOwnOrganizationQuery(deps, actor)),
  mount(getOrganizationProfile, ({ query }, { actor }) => getOrganizationProfileQuery(deps, query.language, actor)),
  mount(updateOrganizationProfileCall, ({ body, query }, { actor }) =>
    updateOrganizationProfile(deps, body, query.language, actor),
  ),
  mount(getNetworkDashboard, ({ query }, { actor }) => getNetworkDashboardQuery(deps, query, actor)),
  mount(getNetworkCompliance, (_input, { actor }) => getNetworkComplianceQuery(deps, actor)),
  mount(listNetworkClinics, ({ query }, { actor }) => listNetworkClinicsQuery(deps, query, actor)),
  mount(getNetworkClinic, ({ params, query }, { actor }) => getNetworkClinicQuery(deps, params.id, query, actor)),
  mount(getNetworkClinicRecord, ({ params }, { actor }) => getClinicRecordQuery(deps, params.id, actor)),
  mount(inviteClinicCall, ({ body }, { actor }) => inviteClinic(deps, body, actor)),
  mount(removeClinicCall, ({ params, body }, { actor }) => removeClinic(deps, params.id, body.reason, actor)),
];
