import { getClinicTrends, getNetworkTrends, getPlatformTrends } from '@travesia/contracts/analytics';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { readClinicTrends, readNetworkTrends, readPlatformTrends } from './queries/read-trends.ts';

/** Counts over time. */
export const analyticsRoutes = (deps: ModuleDeps): Mounted[] => [
  mount(getPlatformTrends, ({ query }, { actor }) => readPlatformTrends(deps, query, actor)),
  mount(getClinicTrends, ({ query }, { actor }) => readClinicTrends(deps, query, actor)),
  mount(getNetworkTrends, ({ query }, { actor }) => readNetworkTrends(deps, query, actor)),
];
