import { type DemoApplication, rewriteDemoApplications, takeDemoDocuments } from '../../modules/applications/index.ts';
import { rewriteDemoUpkeep, takeDemoRecords } from '../../modules/credentials/index.ts';
import { rewriteDemoNotifications } from '../../modules/notifications/index.ts';
import { rewriteDemoLeads } from '../../modules/leads/index.ts';
import { rewriteDemoMacros, rewriteDemoTickets } from '../../modules/support/index.ts';
import { rewriteDemoSessions, upsertDemoPeople } from '../../modules/accounts/index.ts';
import { rewriteDemoProfiles } from '../../modules/profiles/index.ts';
import { writePastEntries } from '../../platform/audit/audit.repo.ts';
import { freeDemoPeople } from '../../modules/organizations/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import type { Files } from '../../platform/storage/files.ts';
import { demoApplications } from '../people/demo-applications.ts';
import { demoHistory } from '../people/demo-history.ts';
import { demoLeads } from '../people/demo-leads.ts';
import { DEMO_MACROS } from '../people/demo-macros.ts';
import { demoPeople } from '../people/demo-people.ts';
import { DEMO_PROFILES } from '../people/demo-profiles.ts';
import { DEMO_NOTIFICATIONS, DEMO_TICKETS } from '../people/demo-support.ts';
import { demoSessions } from '../people/demo-sessions.ts';

/** Resets the demo's people at every start: any demo user may edit their profiles. */
export async function resetDemoPeople(
  database: Database,
  clock: Clock,
  secret: string,
  files: Pick<Files, 'take'>,
): Promise<void> {
  const at = clock.now();
  const people = demoPeople(at);
  const applications = demoApplications(at);
  const documents = await takeDemoDocuments(files, applications);
  const records = await takeDemoRecords(database.db, files);
  await unitOfWork(database, async (tx) => {
    await upsertDemoPeople(tx, people, at);
    await rewriteDemoSessions(tx, demoSessions(at));
    await writePastEntries(tx, demoHistory(at));
    await rewriteDemoProfiles(tx, secret, DEMO_PROFILES, at);
    // A person who owns a clinic because a visitor approved it becomes an applicant again.
    await freeDemoPeople(tx, waitingApplicants(applications));
    await rewriteDemoApplications(tx, people, applications, documents, at);
    await rewriteDemoUpkeep(tx, records, at);
    await rewriteDemoTickets(tx, secret, people, DEMO_TICKETS, at);
    await rewriteDemoMacros(tx, DEMO_MACROS, at);
    await rewriteDemoLeads(tx, secret, demoLeads(at), at);
    await rewriteDemoNotifications(tx, people, DEMO_NOTIFICATIONS, at);
  });
}

const waitingApplicants = (applications: readonly DemoApplication[]): string[] =>
  applications.filter(({ providerId }) => !providerId).map(({ applicantId }) => applicantId);
