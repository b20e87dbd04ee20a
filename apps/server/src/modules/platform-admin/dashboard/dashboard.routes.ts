import { getAdminBadges, getDashboardStats, getPlatformAnalytics } from '@travesia/contracts/platform-admin';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import type { DashboardDeps } from './dashboard-deps.ts';
import { readAnalyticsQuery } from './queries/read-analytics.ts';
import { readBadgesQuery } from './queries/read-badges.ts';
import { readDashboardQuery } from './queries/read-dashboard.ts';

/** Admin endpoints for platform-wide figures. */
export const dashboardRoutes = (deps: DashboardDeps): Mounted[] => [
  mount(getAdminBadges, (_input, { actor }) => readBadgesQuery(deps, actor)),
  mount(getDashboardStats, (_input, { actor }) => readDashboardQuery(deps, actor)),
  mount(getPlatformAnalytics, ({ query }, { actor }) => readAnalyticsQuery(deps, query.days, actor)),
];
