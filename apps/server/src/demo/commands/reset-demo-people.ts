import { rewriteDemoAdvertising } from '../../modules/advertising/index.ts';
import { type DemoApplication, rewriteDemoApplications, takeDemoDocuments } from '../../modules/applications/index.ts';
import { beginDemoBooking, rewriteDemoBookings, takeDemoBookings } from '../../modules/bookings/index.ts';
import { rewriteDemoUpkeep, takeDemoRecords } from '../../modules/credentials/index.ts';
import { rewriteDemoFavorites } from '../../modules/favorites/index.ts';
import { checkDemoImport, rewriteDemoImports } from '../../modules/imports/index.ts';
import { remakeDemoInvitations } from '../../modules/invitations/index.ts';
import { rewriteDemoNotifications } from '../../modules/notifications/index.ts';
import { rewriteDemoAccounts, rewriteDemoPayouts } from '../../modules/financials/index.ts';
import { rewriteDemoDisputes, rewriteDemoPayments, rewriteDemoRequests } from '../../modules/payments/index.ts';
import { rewriteDemoLeads } from '../../modules/leads/index.ts';
import { loadReference } from '../../modules/catalog/index.ts';
import { rewriteDemoAftercare, rewriteDemoClaims, rewriteDemoRecall } from '../../modules/aftercare/index.ts';
import {
  rewriteDemoConfigurations,
  papersFinder,
  rewriteDemoDischarges,
  rewriteDemoJourneys,
  rewriteDemoPlans,
} from '../../modules/journeys/index.ts';
import { addDemoPapers, rewriteDemoVault, takeDemoVault } from '../../modules/records/index.ts';
import { rewriteDemoConversations } from '../../modules/messaging/index.ts';
import { rewriteDemoChannels } from '../../modules/team-messages/index.ts';
import { rewriteDemoMacros } from '../../modules/macros/index.ts';
import { rewriteDemoTickets } from '../../modules/support/index.ts';
import { rewriteDemoAccountHistory, rewriteDemoSessions, upsertDemoPeople } from '../../modules/accounts/index.ts';
import { rewriteDemoProfiles } from '../../modules/profiles/index.ts';
import { writePastEntries } from '../../platform/audit/audit.repo.ts';
import { rewriteDemoSubscriptions } from '../../modules/providers/index.ts';
import { freeDemoPeople } from '../../modules/organizations/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { lockKeys } from '../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { rewriteDemoMails } from '../../platform/mail/rewrite-demo-mails.ts';
import type { Files } from '../../platform/storage/files.ts';
import { demoApplications } from '../people/demo-applications.ts';
import { demoBookings, ONLINE_NOW } from '../people/demo-bookings.ts';
import { demoId } from '../demo-id.ts';
import { demoClaims, demoRecall } from '../people/demo-claims.ts';
import { demoChannels } from '../people/demo-channels.ts';
import { demoConversations } from '../people/demo-conversations.ts';
import { demoConfigurations } from '../people/demo-configurations.ts';
import { demoApprovals } from '../people/demo-approvals.ts';
import { DEMO_FAVORITES } from '../people/demo-favorites.ts';
import { demoHistory } from '../people/demo-history.ts';
import { demoImport } from '../people/demo-import.ts';
import { demoLeads } from '../people/demo-leads.ts';
import { demoAftercare, demoCases } from '../people/demo-journeys.ts';
import { DEMO_MACROS } from '../people/demo-macros.ts';
import { demoMails } from '../people/demo-mails.ts';
import { demoInvitations } from '../people/demo-network.ts';
import { demoAccountLives, demoBeginning, demoPeople } from '../people/demo-people.ts';
import { demoRecords } from '../people/demo-records.ts';
import { DEMO_PROFILES } from '../people/demo-profiles.ts';
import { demoNotifications, demoTickets } from '../people/demo-support.ts';
import { demoSessions } from '../people/demo-sessions.ts';
import { demoSubscriptions } from '../people/demo-subscriptions.ts';

interface ResetParts {
  database: Database;
  clock: Clock;
  secret: string;
  files: Pick<Files, 'take' | 'get' | 'forget'>;
  /** Public origin, for links in emails. */
  origin: string;
}

/**
 * Resets the demo's people and their work at every start: any demo user may change them. Dates are relative to the
 * beginning of the day, so that a later start the same day agrees with what the log says already.
 */
export async function resetDemoPeople({ database, clock, secret, files, origin }: ResetParts): Promise<void> {
  const today = new Date(`${clock.today()}T00:00:00Z`);
  const since = await demoBeginning(database.db, today);
  const people = demoPeople(today, since);
  const applications = demoApplications(today, since);
  const documents = await takeDemoDocuments(files, applications);
  const records = await takeDemoRecords(database.db, files);
  const kept = demoRecords(today);
  const vault = await takeDemoVault(files, kept);
  const checked = await checkDemoImport(database, files, demoImport(today), today);
  const wanted = await takeDemoBookings(database.db, demoBookings(today), today);
  const reference = await loadReference(database.db);
  const cases = demoCases(today);
  await unitOfWork(database, async (tx) => {
    // Several processes may start at once.
    await lockKeys(tx, 'demo', ['people']);
    await upsertDemoPeople(tx, people, today);
    await rewriteDemoSessions(tx, demoSessions(today));
    await rewriteDemoProfiles(tx, secret, DEMO_PROFILES, today);
    // A person who owns a clinic because a visitor approved it becomes an applicant again.
    await freeDemoPeople(tx, waitingApplicants(applications));
    await rewriteDemoAdvertising(tx, demoApprovals(today), today);
    await rewriteDemoUpkeep(tx, records, today);
    await rewriteDemoSubscriptions(tx, demoSubscriptions(today));
    await rewriteDemoConfigurations(tx, demoConfigurations(), today);
    await rewriteDemoMacros(tx, DEMO_MACROS, today);
    await rewriteDemoFavorites(tx, secret, people, DEMO_FAVORITES, today);
    await rewriteDemoNotifications(tx, people, demoNotifications(today), today);
    await rewriteDemoMails(tx, secret, people, demoMails(today, since, origin));
    const booked = await rewriteDemoBookings(tx, secret, wanted, today);
    await beginDemoBooking(tx, demoId(`booking/${ONLINE_NOW}/${clock.today()}`), clock.now());
    const journeys = await rewriteDemoJourneys(tx, { clock, secret, reference, idOf: demoId }, cases);
    const treated = await rewriteDemoBookings(
      tx,
      secret,
      journeys.booked.map(({ booking }) => booking),
      today,
    );
    await rewriteDemoChannels(tx, secret, demoChannels(today), clock.now());
    const planned = journeys.booked.flatMap(({ journey, booking }) =>
      booking.trip !== 2 && treated.added.includes(booking) ? [{ journey, bookingId: booking.id }] : [],
    );
    await writePastEntries(tx, [
      ...demoHistory(today, since),
      ...booked.entries,
      ...(await rewriteDemoPayments(tx, booked.added, demoId, today)),
      ...treated.entries,
      ...(await rewriteDemoPayments(tx, treated.added, demoId, today)),
      ...(await rewriteDemoRequests(tx, secret, booked.added, demoId, today)),
      ...(await rewriteDemoDisputes(tx, booked.added, { idOf: demoId, admin: demoId('person/admin'), now: today })),
      ...(await rewriteDemoAccounts(tx, {
        idOf: demoId,
        secret,
        admin: demoId('person/admin'),
        owner: { userId: demoId('person/provider'), clinic: demoId('provider/clinica-valle-central') },
        now: today,
      })),
      ...(await rewriteDemoPayouts(tx, { idOf: demoId, admin: demoId('person/admin'), now: today })),
      ...journeys.entries,
      ...(await rewriteDemoPlans(tx, { secret, reference, idOf: demoId, now: clock.now() }, planned)),
      ...(await rewriteDemoDischarges(tx, { secret, reference, idOf: demoId, now: clock.now() }, planned)),
      ...(await rewriteDemoAftercare(
        tx,
        { secret, reference, idOf: demoId, now: clock.now() },
        demoAftercare(today).filter(({ journeyId }) => planned.some(({ journey }) => journey.id === journeyId)),
      )),
      ...(await rewriteDemoClaims(tx, { secret, idOf: demoId, now: clock.now() }, demoClaims(today), planned)),
      ...(await rewriteDemoRecall(tx, { secret, idOf: demoId, now: clock.now() }, demoRecall(today))),
      ...(await rewriteDemoVault(tx, secret, kept, vault, clock.now())),
      ...(await rewriteDemoAccountHistory(tx, demoAccountLives(today, since), today)),
      ...(await rewriteDemoApplications(tx, people, applications, documents, today)),
      ...(await rewriteDemoTickets(tx, secret, people, demoTickets(today), today)),
      ...(await rewriteDemoLeads(tx, secret, demoLeads(today), today)),
      ...(await rewriteDemoImports(tx, checked, today)),
      ...(await remakeDemoInvitations(tx, demoInvitations(today), today)),
    ]);
    // They send records of the vault.
    await rewriteDemoConversations(tx, secret, demoConversations(today), clock);
  });
  await addPapers({ database, clock, secret, files, origin }, reference, cases);
}

/** Also of journeys that stay from an earlier start: the vaults of the demo begin anew each time. */
function addPapers(
  { database, clock, secret, files, origin }: ResetParts,
  reference: Awaited<ReturnType<typeof loadReference>>,
  cases: ReturnType<typeof demoCases>,
): Promise<void> {
  const discharged = cases.flatMap(({ journeys }) =>
    journeys.flatMap(({ id, discharge }) =>
      discharge && !discharge.lacks ? [{ journeyId: id, packId: demoId(`discharge/${id}`) }] : [],
    ),
  );
  const findPapers = papersFinder({ secret, origin, reference: () => Promise.resolve(reference) });
  return addDemoPapers({ database, files, secret, findPapers, idOf: demoId, now: clock.now() }, discharged);
}

const waitingApplicants = (applications: readonly DemoApplication[]): string[] =>
  applications.filter(({ providerId }) => !providerId).map(({ applicantId }) => applicantId);
