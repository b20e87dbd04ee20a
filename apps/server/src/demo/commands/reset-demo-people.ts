import { upsertDemoPeople } from '../../modules/accounts/index.ts';
import { rewriteDemoNotifications } from '../../modules/notifications/index.ts';
import { rewriteDemoProfiles } from '../../modules/profiles/index.ts';
import { rewriteDemoTickets } from '../../modules/support/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { DEMO_PEOPLE } from '../people/demo-people.ts';
import { DEMO_PROFILES } from '../people/demo-profiles.ts';
import { DEMO_NOTIFICATIONS, DEMO_TICKETS } from '../people/demo-support.ts';

/** Makes the demonstration's people as they were, at every start: everybody who tries the demo may write into their profiles. */
export async function resetDemoPeople(database: Database, clock: Clock, secret: string): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await upsertDemoPeople(tx, DEMO_PEOPLE, at);
    await rewriteDemoProfiles(tx, secret, DEMO_PROFILES, at);
    await rewriteDemoTickets(tx, secret, DEMO_PEOPLE, DEMO_TICKETS, at);
    await rewriteDemoNotifications(tx, DEMO_PEOPLE, DEMO_NOTIFICATIONS, at);
  });
}
