import {
  clearAdminContext,
  clearOrganizationContext,
  extendProviderContext,
  getProviderContext,
  openAdminContext,
  openOrganizationContext,
} from '@travesia/contracts/contexts';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { extendContext } from './commands/extend-context.ts';
import { leaveContext } from './commands/leave-context.ts';
import { openContext } from './commands/open-context.ts';
import { findContextQuery } from './queries/find-context.ts';

/** Routes for acting as a clinic, as an admin or its organization, and for leaving it. */
export function contextsRoutes(deps: ModuleDeps): Mounted[] {
  return [
    mount(openAdminContext, ({ params, body }, { actor }) => openContext(deps, params.id, body.reason ?? null, actor)),
    mount(openOrganizationContext, ({ params, body }, { actor }) =>
      openContext(deps, params.id, body.reason ?? null, actor),
    ),
    mount(clearAdminContext, (_input, { actor }) => leaveContext(deps, actor)),
    mount(clearOrganizationContext, (_input, { actor }) => leaveContext(deps, actor)),
    mount(getProviderContext, (_input, { actor }) => findContextQuery(deps, actor)),
    mount(extendProviderContext, (_input, { actor }) => extendContext(deps, actor)),
  ];
}
