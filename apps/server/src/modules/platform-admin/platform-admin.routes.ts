import {
  activateProvider as activateCall,
  createAdminProvider,
  decideProviders as decideCall,
  editAdminProvider,
  extendSubscription as extendCall,
  findLikeProviders,
  getAdminBadges,
  getAdminProvider,
  getApplicationToReview,
  getDashboardStats,
  getPlatformAnalytics,
  getProviderAsSeen,
  getProviderFinancials,
  listAdminProviders,
  listApplicationsToReview,
  listPlatformProviders,
  listProviderBookings,
  readApplicationPaper,
  rejectProvider,
  reviewApplication,
  searchAdminProviders,
  submitProvider,
  suspendProvider as suspendCall,
  verifyProvider,
} from '@travesia/contracts/platform-admin';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { Actor } from '../../platform/http/request-context.ts';
import { answer } from './commands/applications/answer-application.ts';
import { activateProvider } from './commands/providers/activate-provider.ts';
import { createProvider } from './commands/providers/create-provider.ts';
import { decideProviders } from './commands/providers/decide-providers.ts';
import { decideVerification } from './commands/providers/decide-verification.ts';
import { editProvider } from './commands/providers/edit-provider.ts';
import { extendSubscription } from './commands/providers/extend-subscription.ts';
import { suspendProvider } from './commands/providers/suspend-provider.ts';
import { organizationRoutes } from './organization.routes.ts';
import type { PlatformAdminDeps } from './platform-admin-deps.ts';
import { papersRoutes } from './papers/papers.routes.ts';
import { getAsSeenQuery, getProviderQuery, listBookingsQuery, readFinancialsQuery } from './queries/get-provider.ts';
import { findLikeQuery } from './queries/like-providers.ts';
import { listPlatformProvidersQuery, listProvidersQuery, searchProvidersQuery } from './queries/list-providers.ts';
import { readAnalyticsQuery } from './queries/read-analytics.ts';
import { readBadgesQuery } from './queries/read-badges.ts';
import { readDashboardQuery } from './queries/read-dashboard.ts';
import { getApplicationQuery, listApplicationsQuery, readPaperQuery } from './queries/review-applications.ts';

/** What admins do with providers, applications and organizations, and what they see of the platform. */
export function platformAdminRoutes(deps: PlatformAdminDeps): Mounted[] {
  /** Changes answer the whole record as it is then. */
  const after = async (id: string, actor: Actor, change: Promise<unknown>) => {
    await change;
    return getProviderQuery(deps, id, 'en', actor);
  };
  return [
    mount(listAdminProviders, ({ query }, { actor }) => listProvidersQuery(deps, query, actor)),
    mount(searchAdminProviders, ({ query }, { actor }) => searchProvidersQuery(deps, query, actor)),
    mount(findLikeProviders, ({ query }, { actor }) => findLikeQuery(deps, query, actor)),
    mount(getAdminProvider, ({ params, query }, { actor }) => getProviderQuery(deps, params.id, query.language, actor)),
    mount(getProviderAsSeen, ({ params, query }, { actor }) => getAsSeenQuery(deps, params.id, query.language, actor)),
    mount(getProviderFinancials, ({ params }, { actor }) => readFinancialsQuery(deps, params.id, actor)),
    mount(listProviderBookings, ({ params, query }, { actor }) => listBookingsQuery(deps, params.id, query, actor)),
    mount(listPlatformProviders, ({ query }, { actor }) => listPlatformProvidersQuery(deps, query, actor)),
    mount(createAdminProvider, async ({ body }, { actor }) =>
      getProviderQuery(deps, await createProvider(deps, body, actor), 'en', actor),
    ),
    mount(editAdminProvider, ({ params: { id }, body }, { actor }) =>
      after(id, actor, editProvider(deps, id, body, actor)),
    ),
    mount(suspendCall, ({ params: { id }, body }, { actor }) =>
      after(id, actor, suspendProvider(deps, id, body.reason, actor)),
    ),
    mount(activateCall, ({ params: { id } }, { actor }) => after(id, actor, activateProvider(deps, id, actor))),
    mount(submitProvider, ({ params: { id } }, { actor }) =>
      after(id, actor, decideVerification(deps, id, { action: 'submit' }, actor)),
    ),
    mount(verifyProvider, ({ params: { id } }, { actor }) =>
      after(id, actor, decideVerification(deps, id, { action: 'verify' }, actor)),
    ),
    mount(rejectProvider, ({ params: { id }, body: { reason } }, { actor }) =>
      after(id, actor, decideVerification(deps, id, { action: 'reject', reason }, actor)),
    ),
    mount(decideCall, ({ body }, { actor }) => decideProviders(deps, body, actor)),
    mount(extendCall, ({ params, body }, { actor }) => extendSubscription(deps, params.id, body, actor)),
    mount(getAdminBadges, (_input, { actor }) => readBadgesQuery(deps, actor)),
    mount(getDashboardStats, (_input, { actor }) => readDashboardQuery(deps, actor)),
    mount(getPlatformAnalytics, ({ query }, { actor }) => readAnalyticsQuery(deps, query.days, actor)),
    mount(listApplicationsToReview, ({ query }, { actor }) => listApplicationsQuery(deps, query, actor)),
    mount(getApplicationToReview, ({ params }, { actor }) => getApplicationQuery(deps, params.id, actor)),
    mount(readApplicationPaper, ({ params }, { actor }) => readPaperQuery(deps, params, actor)),
    mount(reviewApplication, async ({ params, body }, { actor }) => {
      await answer(deps, params.id, body, actor);
      return getApplicationQuery(deps, params.id, actor);
    }),
    ...papersRoutes(deps),
    ...organizationRoutes(deps),
  ];
}
