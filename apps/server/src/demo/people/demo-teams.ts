import type { DemoTeams } from '../../modules/organizations/index.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS, joinedAge } from './demo-accounts.ts';
import { daysBefore } from './demo-people.ts';

/** Team members of the demo's clinics and organization, as of the demo's beginning. */
export const demoTeams = (beginning: Date): DemoTeams => {
  const working = DEMO_ACCOUNTS.flatMap((account) => {
    const { id: userId, role, at: place, as } = account;
    return place && as ? [{ userId, role, place, as, since: daysBefore(beginning, joinedAge(account)) }] : [];
  });
  return {
    staff: working.flatMap(({ userId, role, place, as, since }) =>
      role === 'provider' && as !== 'analyst'
        ? [{ userId, providerId: demoId(`provider/${place}`), role: as, since }]
        : [],
    ),
    members: working.flatMap(({ userId, role, place, as, since }) =>
      role === 'organization' && (as === 'owner' || as === 'manager' || as === 'analyst')
        ? [{ userId, organizationId: demoId(`organization/${place}`), role: as, since }]
        : [],
    ),
  };
};
