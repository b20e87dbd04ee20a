import { findForAdmin, findForClinic, findForNetwork } from '@travesia/contracts/finder';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { type FinderDeps, findRecordsQuery } from './queries/find-records.ts';

/** Search for admins, clinics and organizations. */
export const finderRoutes = (deps: FinderDeps): Mounted[] => [
  mount(findForAdmin, ({ query }, { actor }) => findRecordsQuery(deps, 'admin', query, actor)),
  mount(findForClinic, ({ query }, { actor }) => findRecordsQuery(deps, 'clinic', query, actor)),
  mount(findForNetwork, ({ query }, { actor }) => findRecordsQuery(deps, 'organization', query, actor)),
];
