import { contribute } from '../../../platform/feature/feature.ts';
import { staffFinders } from '../../../platform/finding/staff-finder.ts';
import { clinicDesk, networkDesk, teamDesk } from '../leads.policy.ts';
import { findLeads } from './find-leads.repo.ts';

/** Lets staff find the requests on their desk; those at a clinic or network only if they may read requests. */
export const leadFinder = contribute(staffFinders, ({ database: { db }, clock }) => ({
  kind: 'request',
  admin: (sought) => findLeads(db, teamDesk(sought.actor), sought, clock.now()),
  clinic: async (sought) => {
    const scope = clinicDesk(sought.actor);
    const mayRead = scope.member.forProvider?.abilities.includes('requests.read');
    return mayRead ? findLeads(db, scope, sought, clock.now()) : [];
  },
  organization: async (sought) => {
    const scope = networkDesk(sought.actor);
    const mayRead = scope.member.forOrganization?.abilities.includes('requests.read');
    return mayRead ? findLeads(db, scope, sought, clock.now()) : [];
  },
}));
