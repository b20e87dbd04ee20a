import path from 'node:path';
import type { Catalog } from '../../../data/catalog/schema.ts';
import { upsertDemoPeople } from '../../modules/accounts/index.ts';
import { refreshNextFree, rewriteDemoCalendars } from '../../modules/availability/index.ts';
import { loadReference } from '../../modules/catalog/index.ts';
import { rewriteDemoTeams, upsertDemoOrganization } from '../../modules/organizations/index.ts';
import {
  countOffers,
  refreshPackageRanks,
  refreshTotals,
  upsertPackages,
  rewriteDemoProposals,
} from '../../modules/packages/index.ts';
import {
  indexListedProviders,
  refreshStanding,
  updateOffers,
  updateRatings,
  upsertClinicians,
  upsertCredentials,
  upsertProviders,
  upsertProviderTreatments,
  upsertRooms,
} from '../../modules/providers/index.ts';
import { countRatings, upsertReviews } from '../../modules/reviews/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { fixedClock } from '../../platform/clock.ts';
import { isLoadDue, rememberLoad } from '../../platform/db/loaded-data.repo.ts';
import { folderFingerprint } from '../../platform/folder-fingerprint.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { makeCalendars } from '../availability/make-calendars.ts';
import { demoNetwork } from '../people/demo-network.ts';
import { demoBeginning, demoPeople } from '../people/demo-people.ts';
import { demoProposals } from '../people/demo-proposals.ts';
import { demoTeams } from '../people/demo-teams.ts';
import { generateDemo } from '../generate-demo.ts';
import { rewriteDemoProviderStates } from '../rewrite-demo-provider-states.ts';
import { makeRooms } from '../rooms.ts';
import { withPresentSlugs } from '../present-slugs.ts';
import { asPaused, pausedPackage, withItinerary, writeDemoDrafts } from '../packages/demo-drafts.ts';
import { demoClinicianIds, demoItinerary } from '../packages/demo-itinerary.ts';
import { writeDemoServices } from '../services/write-demo-services.ts';
import {
  toClinician,
  toCredential,
  toInclusions,
  toPackage,
  toProvider,
  toProviderTreatments,
  toReview,
} from '../demo-rows.ts';

/** Texts, catalog and code that the demo data is generated from. */
const MADE_FROM = ['../../../data/demo', '../../../data/catalog', '..'].map((folder) =>
  path.resolve(import.meta.dirname, folder),
);

/**
 * Writes the demo data for the given day (YYYY-MM-DD), so that its dates stay current; ids do not depend on the day.
 * Returns whether there was anything to load.
 */
export async function loadDemo(database: Database, catalog: Catalog, today: string): Promise<boolean> {
  const content = `${today} ${folderFingerprint(MADE_FROM)}`;
  if (!(await isLoadDue(database.db, 'demo', content))) return false;
  const reference = await loadReference(database.db);
  const demo = withPresentSlugs(generateDemo({ today, catalog }), reference);
  const morning = new Date(`${today}T00:00:00Z`);
  // At noon UTC it is the same date at every demo clinic.
  const noon = new Date(`${today}T12:00:00Z`);
  await unitOfWork(database, async (tx) => {
    const ids = demo.providers.map((provider) => provider.id);
    await upsertProviders(
      tx,
      demo.providers.map((provider) => toProvider(provider, reference)),
    );
    await upsertProviderTreatments(tx, demo.providers.flatMap(toProviderTreatments));
    await upsertClinicians(tx, demo.clinicians.map(toClinician));
    await upsertRooms(tx, makeRooms(demo.providers));
    await upsertCredentials(tx, demo.credentials.map(toCredential));
    const paused = pausedPackage(demo.packages);
    const told = withItinerary(demo.packages);
    await upsertPackages(
      tx,
      [
        ...demo.packages.map((one) => ({
          ...toPackage(one, reference),
          itinerary: told.has(one.id) ? demoItinerary(one, reference) : [],
          ...(told.has(one.id) ? { clinicianIds: demoClinicianIds(one, demo.clinicians) } : {}),
        })),
        ...paused.map((one) => asPaused(toPackage(one, reference))),
      ],
      [...demo.packages, ...paused].flatMap(toInclusions),
    );
    await refreshTotals(tx, reference, [...new Set(demo.packages.map(({ treatment }) => treatment))]);
    await writeDemoDrafts(tx, [...demo.packages, ...paused], { today, morning });
    await upsertReviews(tx, demo.reviews.map(toReview));
    await writeDemoServices(tx, demo, catalog, reference);
    await rewriteDemoCalendars(tx, makeCalendars(demo.providers, demo.clinicians, today));
    await refreshNextFree({ busy: [], clock: fixedClock(noon.toISOString()) }, tx, ids);
    await updateOffers(tx, await countOffers(tx, ids));
    await updateRatings(tx, await countRatings(tx, ids));
    await rewriteDemoProviderStates(tx, demo, morning);
    await refreshStanding(tx, ids, noon);
    await refreshPackageRanks(tx, ids);
    await indexListedProviders(tx);
    const since = await demoBeginning(tx, morning);
    await upsertDemoPeople(tx, demoPeople(morning, since), morning);
    await upsertDemoOrganization(tx, demoNetwork(since));
    await rewriteDemoTeams(tx, demoTeams(since));
    await rewriteDemoProposals(tx, demoProposals(), morning);
    await rememberLoad(tx, 'demo', content);
  });
  return true;
}
