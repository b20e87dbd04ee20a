import { contribute, defineFeature, offer, type Parts } from '../../platform/feature/feature.ts';
import { staffFinders } from '../../platform/finding/staff-finder.ts';
import { membershipsService } from '../accounts/index.ts';
import { catalogService } from '../catalog/index.ts';
import {
  clinicHolders,
  followDepositService,
  inviteService,
  peopleToTellService,
  settingLocksService,
} from '../providers/index.ts';
import { listPeopleToTell } from './administer.repo.ts';
import { findOrganizations } from './admin/find-organizations.repo.ts';
import { organizationsAdminRoutes } from './admin/organizations-admin.routes.ts';
import { membershipsOf } from './memberships-of.ts';
import { invitedClinicsService, type OrganizationsDeps } from './organizations-deps.ts';
import { organizationsPersonalData } from './organizations-personal-data.ts';
import { administeredOrganizations } from './organizations.policy.ts';
import { findNetworkClinics } from './own/find-network-clinics.ts';
import { networkRoutes } from './own/network.routes.ts';
import { policiesRoutes } from './provider-settings/policies.routes.ts';
import { settingLocks } from './provider-settings/setting-locks.ts';
import { showcaseRoutes } from './showcase/showcase.routes.ts';
import { organizationRows } from './clinic-rows.ts';

const depsOf = (parts: Parts): OrganizationsDeps => ({
  ...parts,
  reference: parts.get(catalogService).reference,
  invite: parts.get(inviteService),
  invitedClinics: parts.get(invitedClinicsService),
  followDeposit: parts.get(followDepositService),
});

export const organizationsFeature = defineFeature({
  name: 'organizations',
  offers: [
    contribute(clinicHolders, () => organizationRows),
    offer(settingLocksService, () => settingLocks),
    offer(membershipsService, () => membershipsOf),
    offer(peopleToTellService, () => listPeopleToTell),
    contribute(staffFinders, ({ database: { db } }) => ({
      kind: 'organization',
      admin: (sought) => findOrganizations(db, administeredOrganizations(sought.actor), sought),
    })),
    contribute(staffFinders, ({ database: { db }, clock }) => ({
      kind: 'clinic',
      organization: (sought) => findNetworkClinics(db, sought, clock.now()),
    })),
  ],
  routes: (parts) => {
    const deps = depsOf(parts);
    return [
      ...networkRoutes(deps),
      ...policiesRoutes(deps),
      ...showcaseRoutes(deps),
      ...organizationsAdminRoutes(deps),
    ];
  },
  personalData: () => organizationsPersonalData,
});
