import { contribute, defineFeature, type Parts } from '../../platform/feature/feature.ts';
import { readVersion } from '../../platform/http/health/version.ts';
import { countAllClaimsToAct, countAllIncidents } from '../aftercare/index.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { countOpenImportsQuery } from '../imports/index.ts';
import { waitingForTeam } from '../leads/index.ts';
import { countUnreadQuery } from '../messaging/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { countOpenTickets } from '../support/index.ts';
import { feedRows } from './clinic-rows.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { type OperationsDeps, shownConfig } from './installation/operations-deps.ts';
import { operationsRoutes } from './installation/operations.routes.ts';
import { countFailuresQuery } from './installation/queries/count-failures.ts';
import type { FeedDeps } from './live/feed-deps.ts';
import { keepGrowing } from './live/keep-growing.ts';
import { liveRoutes } from './live/live.routes.ts';
import { siteRoutes } from './site/site.routes.ts';

const operationsOf = (parts: Parts): OperationsDeps => ({
  ...parts,
  config: shownConfig(parts.config),
  version: readVersion(parts.database.engine, parts.config.commit),
  catalog: parts.get(catalogService),
});

const feedOf = (parts: Parts): FeedDeps => ({
  ...parts,
  beginsWithHistory: parts.demo,
  connections: () => parts.live.counts().connections,
});

export const platformAdminFeature = defineFeature({
  name: 'platform-admin',
  offers: [contribute(clinicHolders, () => feedRows)],
  tags: {
    operations: 'How the installation is and how it is set up, for admins.',
    'platform-admin':
      'What admins do with clinics, organizations, applications and accounts, and what they see of the platform.',
  },
  routes: (parts) => {
    const operations = operationsOf(parts);
    return [
      ...dashboardRoutes({
        ...parts,
        openTickets: (sight) => countOpenTickets(parts.database.db, sight),
        incidents: (actor) => countAllIncidents(parts.database.db, takeSideOf(parts), actor),
        claims: (actor) => countAllClaimsToAct(parts.database.db, takeSideOf(parts), actor),
        messages: async (actor) => (await countUnreadQuery(parts.database.db, actor)) ?? 0,
        leads: waitingForTeam(parts),
        openImports: (actor) => countOpenImportsQuery(parts, actor),
        failures: (actor) => countFailuresQuery(operations, actor),
      }),
      ...operationsRoutes(operations),
      ...liveRoutes(feedOf(parts)),
      ...siteRoutes(parts),
    ];
  },
  background: (parts) => parts.outbox.afterPass(keepGrowing(feedOf(parts))),
});
