import { getNetworkShowcase, updateNetworkShowcase } from '@travesia/contracts/organizations';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { OrganizationsDeps } from '../organizations-deps.ts';
import { updateShowcase } from './commands/update-showcase.ts';
import { getShowcaseQuery } from './queries/get-showcase.ts';

/** Endpoints with which organizations edit their public page. */
export const showcaseRoutes = (deps: OrganizationsDeps): Mounted[] => [
  mount(getNetworkShowcase, (_input, { actor }) => getShowcaseQuery(deps, actor)),
  mount(updateNetworkShowcase, ({ body }, { actor }) => updateShowcase(deps, body, actor)),
];
