import {
  changeFeatureFlag,
  checkFeature,
  checkFeatures,
  listFeatureFlags,
  listFlagVersions,
  previewFlags,
} from '@travesia/contracts/access';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { personOf } from '../../platform/http/person-of.ts';
import type { AccessDeps } from './access-deps.ts';
import { changeFlag } from './commands/change-flag.ts';
import { checkFeaturesQuery } from './queries/check-features.ts';
import { listFlagsQuery, listVersionsQuery } from './queries/list-flags.ts';
import { previewFlagsQuery } from './queries/preview-flags.ts';

/** Feature checks for everyone, and feature management for admins. */
export function accessRoutes(deps: AccessDeps): Mounted[] {
  return [
    mount(checkFeature, async ({ params: { key } }, { actor }) => {
      const checks = await checkFeaturesQuery(deps, [key], personOf(actor));
      return { key, has_access: checks[key] ?? false };
    }),
    mount(checkFeatures, ({ body }, { actor }) => checkFeaturesQuery(deps, body, personOf(actor))),
    mount(listFeatureFlags, (_input, { actor }) => listFlagsQuery(deps, actor)),
    mount(changeFeatureFlag, ({ params, body }, { actor }) => changeFlag(deps, params.key, body, actor)),
    mount(listFlagVersions, ({ params }, { actor }) => listVersionsQuery(deps, params.key, actor)),
    mount(previewFlags, ({ body }, { actor }) => previewFlagsQuery(deps, body, actor)),
  ];
}
