import {
  extendSubscription as extendCall,
  extendSubscriptions as extendSeveralCall,
  listAdminSubscriptions,
} from '@travesia/contracts/providers';
import { mount, type Mounted } from '../../../../platform/http/module.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { extendSubscription } from './commands/extend-subscription.ts';
import { extendSubscriptions } from './commands/extend-subscriptions.ts';
import { listSubscriptionsQuery } from './queries/list-subscriptions.ts';

/** Admin endpoints for subscriptions of clinics. */
export const subscriptionsRoutes = (deps: ProvidersAdminDeps): Mounted[] => [
  mount(listAdminSubscriptions, ({ query }, { actor }) => listSubscriptionsQuery(deps, query, actor)),
  mount(extendSeveralCall, ({ body }, { actor, language }) => extendSubscriptions(deps, body, actor, language)),
  mount(extendCall, ({ params, body }, { actor }) => extendSubscription(deps, params.id, body, actor)),
];
