import type { DemoTeams } from '../../modules/organizations/index.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { daysBefore } from './demo-people.ts';

/** Team members of the demo's clinics and organization. */
export const demoTeams = (at: Date): DemoTeams => {
  const working = DEMO_ACCOUNTS.flatMap(({ id: userId, role, at: place, as, age }) =>
    place && as ? [{ userId, role, place, as, since: daysBefore(at, age) }] : [],
  );
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
