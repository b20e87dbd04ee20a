import type { ModuleDeps } from '../platform/module-deps.ts';
import type { Mounted } from '../platform/http/module.ts';
import type { Files } from '../platform/storage/files.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { type AccessDeps, accessRoutes } from '../modules/access/index.ts';
import { activityRoutes, auditLogRoutes } from '../modules/activity/index.ts';
import { accountsRoutes, type AccountsSetup, createAccounts } from '../modules/accounts/index.ts';
import { applicationsRoutes } from '../modules/applications/index.ts';
import { type CatalogReads, catalogRoutes, createCatalogReads, listingsRoutes } from '../modules/catalog/index.ts';
import { contextsRoutes } from '../modules/contexts/index.ts';
import { favoritesRoutes } from '../modules/favorites/index.ts';
import { type LeadsSetup, leadsRoutes } from '../modules/leads/index.ts';
import { readEstimateData } from '../../data/estimates/read-estimates.ts';
import { estimatesRoutes } from '../modules/estimates/index.ts';
import { countOpenImportsQuery, type ImportsDeps, importsRoutes } from '../modules/imports/index.ts';
import { createInvitations, invitationsRoutes } from '../modules/invitations/index.ts';
import { membershipsOf } from '../modules/organizations/index.ts';
import { countListings, followPackages, packagesRoutes } from '../modules/packages/index.ts';
import {
  countFailuresQuery,
  createPlatformAdmin,
  type OperationsDeps,
  operationsRoutes,
  platformAdminRoutes,
  userAdminRoutes,
} from '../modules/platform-admin/index.ts';
import { noBookingsYet, portalsRoutes } from '../modules/portals/index.ts';
import { createProfiles, profilesRoutes } from '../modules/profiles/index.ts';
import { followProviders, providersRoutes } from '../modules/providers/index.ts';
import { privacyRoutes } from '../modules/privacy/index.ts';
import { reviewsRoutes } from '../modules/reviews/index.ts';
import { readSupport } from '../../data/support/read-support.ts';
import { notificationsRoutes } from '../modules/notifications/index.ts';
import { countAnsweredQuery, countOpenTickets, supportRoutes } from '../modules/support/index.ts';
import { servicesRoutes } from '../modules/services/index.ts';
import { createSearch, searchRoutes } from '../modules/search/index.ts';
import { createTwoFactor, secondFactorsOf, twoFactorRoutes, type TwoFactorSetup } from '../modules/two-factor/index.ts';
import { personalDataSources } from './personal-data.ts';
import { createListings } from './listings-wiring.ts';
import { createListers } from './search-wiring.ts';

export interface Modules {
  mounted: Mounted[];
  catalog: CatalogReads;
  /** Reads what lists and search hold in memory, one after the other; whoever asks before it is done waits for the same reading. */
  warm: () => Promise<void>;
}

/** Most treatments that a phrase is taken to mean. */
const TREATMENTS_MATCHED = 30;

type ModulesSetup = Omit<LeadsSetup, 'reference'> &
  AccountsSetup &
  AccessDeps &
  TwoFactorSetup & {
    storage: Storage;
    files: Files;
    operations: Omit<OperationsDeps, 'catalog' | keyof ModuleDeps | 'secret' | 'storage'>;
    enqueueImport: ImportsDeps['enqueue'];
  };

/** Makes every module, in the order of their dependencies, and lists what they mount. */
export function createModules(deps: ModulesSetup): Modules {
  const twoFactor = createTwoFactor(deps);
  const accounts = createAccounts({ ...deps, factors: secondFactorsOf(twoFactor), membershipsOf });
  const invitations = createInvitations(accounts);
  const search = createSearch(deps);
  const catalog = createCatalogReads(deps, {
    countListings: () => countListings(deps.database.db),
    matchTreatments: async (phrase) => {
      const found = await search.matchDocuments({ phrase, kinds: ['treatment'], limit: TREATMENTS_MATCHED });
      return found.map((match) => match.ref);
    },
  });
  const reads = {
    ...deps,
    reference: catalog.reference,
    search,
    providers: followProviders(deps),
    packages: followPackages(deps),
  };
  return {
    catalog,
    warm: async () => {
      await catalog.reference();
      await reads.packages();
      await reads.providers();
      await search.warm();
    },
    mounted: [
      ...accountsRoutes(accounts),
      ...accessRoutes(deps),
      ...contextsRoutes(deps),
      ...userAdminRoutes({ accounts, access: deps }),
      ...profilesRoutes(createProfiles(deps)),
      ...twoFactorRoutes({ ...twoFactor, accounts }),
      ...activityRoutes(deps),
      ...auditLogRoutes(deps),
      ...privacyRoutes({ ...deps, sources: personalDataSources(deps) }),
      ...invitationsRoutes(invitations),
      ...catalogRoutes(catalog),
      ...listingsRoutes(createListings(deps, search)),
      ...providersRoutes(reads),
      ...packagesRoutes(reads),
      ...reviewsRoutes(reads),
      ...servicesRoutes(reads),
      ...estimatesRoutes({ catalog, packages: reads, data: readEstimateData() }),
      ...favoritesRoutes({ secret: deps.secret, catalog, reads }),
      ...supportRoutes({ ...deps, content: readSupport() }),
      ...notificationsRoutes(deps),
      ...leadsRoutes({ ...deps, reference: catalog.reference }),
      ...applicationsRoutes(deps, accounts),
      ...platformAdminRoutes(
        createPlatformAdmin({
          ...deps,
          accounts,
          search,
          reference: catalog.reference,
          openTickets: (demoOnly) => countOpenTickets(deps.database.db, demoOnly),
          openImports: (actor) => countOpenImportsQuery(deps, actor),
          failures: (actor) => countFailuresQuery({ ...deps, ...deps.operations }, actor),
        }),
      ),
      ...portalsRoutes({
        reads,
        invitations,
        bookings: noBookingsYet,
        answeredTickets: (actor) => countAnsweredQuery(deps.database.db, actor),
      }),
      ...importsRoutes({ ...deps, enqueue: deps.enqueueImport }),
      ...operationsRoutes({ ...deps, ...deps.operations, catalog }),
      ...searchRoutes(deps, search, createListers(catalog, reads)),
    ],
  };
}
