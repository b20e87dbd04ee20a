import { z } from 'zod';
import { defineEndpoint } from '../kit/index.ts';
import { AdminBadges, DashboardStats, PlatformAnalytics } from './platform.schema.ts';

const shared = { method: 'GET', access: ['admin'], tag: 'platform-admin' } as const;

export const getDashboardStats = defineEndpoint({
  ...shared,
  name: 'getDashboardStats',
  path: '/admin/dashboard/stats',
  summary: 'Get the admin dashboard',
  description:
    'Returns counts with the lists behind them, and what has been waiting longest. A count that can’t be determined is null; the others are still returned.',
  response: DashboardStats,
});

export const getAdminBadges = defineEndpoint({
  ...shared,
  name: 'getAdminBadges',
  path: '/admin/badges',
  summary: 'Get the admin badge counts',
  description:
    'Returns the counts shown in the admin navigation, matching its dashboard and lists; polled every 30 seconds. Demo admins count only demo data.',
  response: AdminBadges,
});

export const getPlatformAnalytics = defineEndpoint({
  ...shared,
  name: 'getPlatformAnalytics',
  path: '/platform/analytics',
  summary: 'Get platform statistics',
  description: 'Returns counts by day, role and country. Demo admins see only demo data.',
  query: z.object({
    days: z.coerce.number().int().min(1).max(366).default(30).meta({ description: 'Days back from today.' }),
  }),
  response: PlatformAnalytics,
});
