import { changeSite as changeCall, getSite } from '@travesia/contracts/platform-admin';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { changeSite } from './commands/change-site.ts';
import { presentSite } from './site.presenter.ts';
import { findSite } from './site.repo.ts';

/** Routes for what the installation says about itself. */
export const siteRoutes = (deps: ModuleDeps): Mounted[] => [
  mount(getSite, async () => presentSite(await findSite(deps.database.db))),
  mount(changeCall, ({ body }, { actor }) => changeSite(deps, body, actor)),
];
