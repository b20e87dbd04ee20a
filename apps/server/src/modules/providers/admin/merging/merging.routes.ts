import {
  getProviderMerge,
  keepProvidersApart,
  listDuplicateProviders,
  mergeProviders as mergeCall,
  splitProvider as splitCall,
  suggestProvidersAgain,
} from '@travesia/contracts/providers';
import { mount, type Mounted } from '../../../../platform/http/module.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';
import { getProviderQuery } from '../queries/get-provider.ts';
import { keepApart } from './commands/keep-apart.ts';
import { mergeProviders } from './commands/merge-providers.ts';
import { splitProvider } from './commands/split-provider.ts';
import { listDuplicatesQuery } from './queries/list-duplicates.ts';
import { previewMergeQuery } from './queries/preview-merge.ts';

/** Endpoints for clinics that are listed twice. */
export function mergingRoutes(deps: ProvidersAdminDeps): Mounted[] {
  return [
    mount(listDuplicateProviders, ({ query }, { actor }) => listDuplicatesQuery(deps, query, actor)),
    mount(getProviderMerge, ({ params, query }, { actor }) => previewMergeQuery(deps, params, query.language, actor)),
    mount(mergeCall, async ({ params, body }, { actor }) => {
      await mergeProviders(deps, params, body, actor);
      return getProviderQuery(deps, params.id, 'en', actor);
    }),
    mount(splitCall, async ({ params: { id }, body: { reason } }, { actor }) => {
      await splitProvider(deps, id, reason, actor);
      return getProviderQuery(deps, id, 'en', actor);
    }),
    mount(keepProvidersApart, ({ params }, { actor }) => keepApart(deps, params, true, actor)),
    mount(suggestProvidersAgain, ({ params }, { actor }) => keepApart(deps, params, false, actor)),
  ];
}
