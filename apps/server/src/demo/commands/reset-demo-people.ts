import { rewriteDemoNotifications } from '../../modules/notifications/index.ts';
import { rewriteDemoTickets } from '../../modules/support/index.ts';
import { rewriteDemoSessions, upsertDemoPeople } from '../../modules/accounts/index.ts';
import { rewriteDemoProfiles } from '../../modules/profiles/index.ts';
import { writePastEntries } from '../../platform/audit/audit.repo.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { demoHistory } from '../people/demo-history.ts';
import { demoPeople } from '../people/demo-people.ts';
import { DEMO_PROFILES } from '../people/demo-profiles.ts';
import { DEMO_NOTIFICATIONS, DEMO_TICKETS } from '../people/demo-support.ts';
import { demoSessions } from '../people/demo-sessions.ts';

/** Makes the demonstration's people as they were, at every start: everybody who tries the demo may write into their profiles. */
export async function resetDemoPeople(database: Database, clock: Clock, secret: string): Promise<void> {
  const at = clock.now();
  const people = demoPeople(at);
  await unitOfWork(database, async (tx) => {
    await upsertDemoPeople(tx, people, at);
    await rewriteDemoSessions(tx, demoSessions(at));
    await writePastEntries(tx, demoHistory(at));
    await rewriteDemoProfiles(tx, secret, DEMO_PROFILES, at);
    await rewriteDemoTickets(tx, secret, people, DEMO_TICKETS, at);
    await rewriteDemoNotifications(tx, people, DEMO_NOTIFICATIONS, at);
  });
}
