import {
  activateProvider as activateCall,
  approveClinicChange,
  createAdminProvider,
  decideProviders as decideCall,
  declineClinicChange,
  editAdminProvider,
  findLikeProviders,
  getAdminProvider,
  getProviderAsSeen,
  getProviderFinancials,
  listAdminProviders,
  listPlatformProviders,
  listProviderBookings,
  rejectProvider,
  searchAdminProviders,
  submitProvider,
  suspendProvider as suspendCall,
  undoProviderAct as undoCall,
  verifyProvider,
} from '@travesia/contracts/providers';
import { decideChange } from '../change-requests/commands/decide-change.ts';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { activateProvider } from './commands/activate-provider.ts';
import { createProvider } from './commands/create-provider.ts';
import { decideProviders } from './commands/decide-providers.ts';
import { decideVerification } from './commands/decide-verification.ts';
import { editProvider } from './commands/edit-provider.ts';
import { suspendProvider } from './commands/suspend-provider.ts';
import { undoProviderAct } from './commands/undo-provider-act.ts';
import type { ProvidersAdminDeps } from './providers-admin-deps.ts';
import { getAsSeenQuery, getProviderQuery, listBookingsQuery, readFinancialsQuery } from './queries/get-provider.ts';
import { findLikeQuery } from './queries/like-providers.ts';
import { listPlatformProvidersQuery, listProvidersQuery, searchProvidersQuery } from './queries/list-providers.ts';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts';

/** Admin endpoints for clinics. */
export function providersAdminRoutes(deps: ProvidersAdminDeps): Mounted[] {
  /** Changes return the whole updated record. */
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
    mount(listProviderBookings, ({ params, query }, context) => listBookingsQuery(deps, params.id, query, context)),
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
    mount(undoCall, ({ params: { id }, body }, { actor }) =>
      after(id, actor, undoProviderAct(deps, { id, ...body }, actor)),
    ),
    mount(submitProvider, ({ params: { id } }, { actor }) =>
      after(id, actor, decideVerification(deps, id, { action: 'submit' }, actor)),
    ),
    mount(verifyProvider, ({ params: { id } }, { actor }) =>
      after(id, actor, decideVerification(deps, id, { action: 'verify' }, actor)),
    ),
    mount(rejectProvider, ({ params: { id }, body: { reason } }, { actor }) =>
      after(id, actor, decideVerification(deps, id, { action: 'reject', reason }, actor)),
    ),
    mount(approveClinicChange, ({ params, body }, { actor }) =>
      after(params.id, actor, decideChange(deps, params, { action: 'approve', ...body }, actor)),
    ),
    mount(declineClinicChange, ({ params, body }, { actor }) =>
      after(params.id, actor, decideChange(deps, params, { action: 'decline', ...body }, actor)),
    ),
    mount(decideCall, ({ body }, { actor, language }) => decideProviders(deps, body, actor, language)),
    ...subscriptionsRoutes(deps),
  ];
}
