import { getClinicBadges, getNetworkBadges } from '@travesia/contracts/badges';
import {
  getClinicOverview,
  getOnboardingStatus,
  listClinicBookings,
  getClinicProfile,
  getClinicSettings,
  getClinicTreatments,
  updateClinicProfile as updateClinicProfileCall,
  updateClinicSettings as updateClinicSettingsCall,
  updateClinicTreatments as updateClinicTreatmentsCall,
} from '@travesia/contracts/providers';
import {
  getNetworkClinic,
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
import {
  inviteClinic,
  removeClinic,
  updateOrganizationProfile,
  getNetworkComplianceQuery,
  getNetworkDashboardQuery,
  getOrganizationProfileQuery,
  getOwnOrganizationQuery,
  getNetworkClinicQuery,
  listNetworkClinicsQuery,
} from '../../organizations/index.ts';
import { updateClinicProfile } from './commands/update-clinic-profile.ts';
import { updateClinicSettings } from './commands/update-clinic-settings.ts';
import { updateClinicTreatments } from './commands/update-clinic-treatments.ts';
import type { PortalsDeps } from './clinic-deps.ts';
import { countClinicBadgesQuery, countNetworkBadgesQuery } from '../../badges/index.ts';
import { getClinicOverviewQuery, getOnboardingQuery, listClinicBookingsQuery } from './queries/get-clinic-desk.ts';
import { getClinicProfileQuery } from './queries/get-clinic-profile.ts';
import { getClinicSettingsQuery } from './queries/get-clinic-settings.ts';
import { getClinicTreatmentsQuery } from './queries/get-clinic-treatments.ts';
import { teamsRoutes } from '../../teams/index.ts';

/** The own pages of clinics and organizations. */
export const portalsRoutes = (deps: PortalsDeps): Mounted[] => [
  ...clinicRoutes(deps),
  ...networkRoutes(deps),
  ...teamsRoutes(deps),
];

const clinicRoutes = (deps: PortalsDeps): Mounted[] => [
  mount(getClinicProfile, ({ query }, { actor }) => getClinicProfileQuery(deps, query.language, actor)),
  mount(updateClinicProfileCall, ({ body, query }, { actor }) =>
    updateClinicProfile(deps, body, query.language, actor),
  ),
  mount(getClinicSettings, ({ query }, { actor }) => getClinicSettingsQuery(deps, query, actor)),
  mount(updateClinicSettingsCall, ({ body, query }, { actor }) => updateClinicSettings(deps, body, query, actor)),
  mount(getClinicTreatments, ({ query }, { actor }) => getClinicTreatmentsQuery(deps, query, actor)),
  mount(updateClinicTreatmentsCall, ({ body, query }, { actor }) => updateClinicTreatments(deps, body, query, actor)),
  mount(getClinicBadges, (_input, { actor }) => countClinicBadgesQuery(deps, actor)),
  mount(getClinicOverview, ({ query }, { actor }) => getClinicOverviewQuery(deps, query, actor)),
  mount(getOnboardingStatus, (_input, { actor }) => getOnboardingQuery(deps, actor)),
  mount(listClinicBookings, ({ query }, { actor }) => listClinicBookingsQuery(deps, query, actor)),
];

const networkRoutes = (deps: PortalsDeps): Mounted[] => [
  mount(getNetworkBadges, (_input, { actor }) => countNetworkBadgesQuery(deps, actor)),
  mount(getOwnOrganization, (_input, { actor }) => getOwnOrganizationQuery(deps, actor)),
  mount(getOrganizationProfile, ({ query }, { actor }) => getOrganizationProfileQuery(deps, query.language, actor)),
  mount(updateOrganizationProfileCall, ({ body, query }, { actor }) =>
    updateOrganizationProfile(deps, body, query.language, actor),
  ),
  mount(getNetworkDashboard, ({ query }, { actor }) => getNetworkDashboardQuery(deps, query, actor)),
  mount(getNetworkCompliance, (_input, { actor }) => getNetworkComplianceQuery(deps, actor)),
  mount(listNetworkClinics, ({ query }, { actor }) => listNetworkClinicsQuery(deps, query, actor)),
  mount(getNetworkClinic, ({ params, query }, { actor }) => getNetworkClinicQuery(deps, params.id, query, actor)),
  mount(inviteClinicCall, ({ body }, { actor }) => inviteClinic(deps, body, actor)),
  mount(removeClinicCall, ({ params, body }, { actor }) => removeClinic(deps, params.id, body.reason, actor)),
];
