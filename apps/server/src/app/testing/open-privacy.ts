import { CONSENT_VERSIONS } from '@travesia/contracts/leads';
import { sql } from 'drizzle-orm';
import { openAccounts, type OpenAccounts, ORIGIN } from '../../modules/accounts/testing/open-accounts.ts';
import { activityRoutes } from '../../modules/audit/index.ts';
import { loadReference } from '../../modules/catalog/index.ts';
import { confirmLeads, leadsRoutes } from '../../modules/leads/index.ts';
import {
  eraseClosedAccounts,
  forgetExports,
  makeExports,
  privacyRoutes,
  writeAboutPrivacy,
} from '../../modules/privacy/index.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { personalDataOf } from '../../platform/feature/create-product.ts';
import { features } from '../features.ts';

/** Accounts with what users submit and their privacy requests; `more` are additional sources. */
export async function openPrivacy({
  demo = false,
  more = () => [],
}: { demo?: boolean; more?: (storage: Storage) => PersonalDataSource[] } = {}) {
  let stored: Storage | undefined;
  const accounts = await openAccounts({
    demo,
    extend: (setup, { jobs, outbox, mail, storage }) => {
      stored = storage;
      const deps = { ...setup, storage, sources: [...personalDataOf(features, setup), ...more(storage)] };
      makeExports(outbox, jobs, deps);
      forgetExports(jobs, deps);
      eraseClosedAccounts(jobs, mail, deps);
      writeAboutPrivacy(outbox, mail, ORIGIN);
      confirmLeads(outbox, mail, { origin: ORIGIN, demo });
      return {
        routes: () => [
          ...activityRoutes(setup),
          ...leadsRoutes({ ...setup, reference: () => loadReference(setup.database.db) }),
          ...privacyRoutes({ ...deps, consents: [] }),
        ],
      };
    },
  });
  if (!stored) throw new Error('the modules were not wired');
  return {
    ...accounts,
    storage: stored,
    /** Runs scheduled work, such as `privacy.erase_due`. */
    runScheduled: async (job: string) => {
      await accounts.database.db.execute(sql`insert into pgboss.job (name, data) values (${job}, '{}')`);
      await accounts.settle();
    },
    /** An export's ZIP file, as downloaded. */
    download: (id: string, token: string) =>
      accounts.app.inject({
        url: `/api/v1/profile/export/${id}/content`,
        headers: { authorization: `Bearer ${token}` },
      }),
  };
}

/** Sends a message to the team from an address. */
export const writeToTeam = (accounts: Pick<OpenAccounts, 'send'>, email: string, message: string) =>
  accounts.send('/contact-requests', {
    topic: 'privacy',
    full_name: 'Rosa Delgado Ruiz',
    email,
    language: 'es',
    message,
    consents: [{ purpose: 'answer_request', version: CONSENT_VERSIONS.answer_request }],
  });
