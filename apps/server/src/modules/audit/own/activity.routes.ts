import { listActivity } from '@travesia/contracts/audit';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listActivityQuery } from './queries/list-activity.ts';

/** Routes for users to see their account activity. */
export const activityRoutes = (deps: Pick<ModuleDeps, 'database' | 'clock'>): Mounted[] => [
  mount(listActivity, ({ query }, { actor }) => {
    if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
    return listActivityQuery(deps, query, actor);
  }),
];
