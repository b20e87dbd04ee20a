import { z } from 'zod';
import { defineEndpoint } from '../kit/index.ts';
import { AdminBadges, DashboardStats, PlatformAnalytics } from './platform.schema.ts';

const shared = { method: 'GET', access: ['admin'], tag: 'platform-admin' } as const;

export const getDashboardStats = defineEndpoint({
  ...shared,
  name: 'getDashboardStats',
  path: '/admin/dashboard/stats',
  summary: 'Read what waits for admins',
  description:
    'Numbers with the lists that make them, and what waits longest. A number that cannot be counted is null; the others are answered all the same.',
  response: DashboardStats,
});

export const getAdminBadges = defineEndpoint({
  ...shared,
  name: 'getAdminBadges',
  path: '/admin/badges',
  summary: 'Count what waits for admins',
  description:
    'The numbers beside the pages of the administration, as its dashboard and lists count them; asked every half minute. Admins of the demonstration count what belongs to it.',
  response: AdminBadges,
});

export const getPlatformAnalytics = defineEndpoint({
  ...shared,
  name: 'getPlatformAnalytics',
  path: '/platform/analytics',
  summary: 'Read counts of the platform',
  description: 'Counts by day, role and country over what exists. Admins of the demonstration see what belongs to it.',
  query: z.object({
    days: z.coerce.number().int().min(1).max(366).default(30).meta({ description: 'Days back from today.' }),
  }),
  response: PlatformAnalytics,
});
