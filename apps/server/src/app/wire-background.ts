import type { Logger } from 'pino';
import { DEMO_APPLICATION_IDS } from '../demo/people/demo-applications.ts';
import { noteRefusedSignIns, forgetOldProofs, writeToAccounts } from '../modules/accounts/index.ts';
import { forgetOldApplications, landingOf, writeToApplicants } from '../modules/applications/index.ts';
import { workOnImports } from '../modules/imports/index.ts';
import { tidyInvitations, writeToInvited } from '../modules/invitations/index.ts';
import { confirmLeads, forgetOldLeads } from '../modules/leads/index.ts';
import { forgetOldNotifications, tellPeople } from '../modules/notifications/index.ts';
import { writeToTeams } from '../modules/organizations/index.ts';
import { watchOverPapers, writeToProviders } from '../modules/platform-admin/index.ts';
import { eraseClosedAccounts, forgetExports, makeExports, writeAboutPrivacy } from '../modules/privacy/index.ts';
import { forgetOldTickets, tellOfTickets } from '../modules/support/index.ts';
import { forgetOldChallenges, tellOfSecurity } from '../modules/two-factor/index.ts';
import type { Platform } from '../platform/create-platform.ts';
import { foldOldRevisions } from '../platform/http/revision/catalog-revision.jobs.ts';
import type { ModuleDeps } from '../platform/module-deps.ts';
import { workOnTimers } from '../platform/transition/run-timers.ts';
import { LIFECYCLES } from './lifecycles.ts';
import { personalDataSources } from './personal-data.ts';

interface Background extends ModuleDeps {
  secret: string;
  storage: Platform['storage'];
  files: Platform['files'];
  demo: boolean;
  origin: string;
  logger: Logger;
}

/** Registers what modules do when nobody asks: mails and notices that follow events, and what the nights clear away. */
export function wireBackground({ outbox, jobs, mail }: Platform, setup: Background): void {
  const { database, clock, origin, demo } = setup;
  const post = { mail, clock, origin };

  writeToAccounts(outbox, { ...setup, mail, landingOf });
  noteRefusedSignIns(outbox);
  tellOfSecurity(outbox, post);
  writeToInvited(outbox, { ...setup, mail });
  confirmLeads(outbox, mail, { origin, demo });
  writeAboutPrivacy(outbox, mail, origin);
  writeToProviders(outbox, post);
  writeToApplicants(outbox, post);
  writeToTeams(outbox, post);
  tellOfTickets(outbox, post);
  tellPeople(outbox);

  forgetOldChallenges(jobs, database, clock);
  forgetOldProofs(jobs, database, clock);
  tidyInvitations(jobs, database, clock);
  forgetOldLeads(jobs, database, clock);
  forgetOldApplications(jobs, database, clock, demo ? DEMO_APPLICATION_IDS : []);
  forgetOldTickets(jobs, database, clock);
  forgetOldNotifications(jobs, database, clock);
  watchOverPapers(jobs, database, clock);
  foldOldRevisions(jobs, database);
  workOnImports(jobs, setup);
  workOnTimers(jobs, setup, LIFECYCLES);

  const privacy = { ...setup, sources: personalDataSources(setup) };
  makeExports(outbox, jobs, privacy);
  forgetExports(jobs, privacy);
  eraseClosedAccounts(jobs, mail, privacy);
}
