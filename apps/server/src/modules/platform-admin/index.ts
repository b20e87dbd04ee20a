// Front door of the administration: what admins do with clinics, organizations, applications and accounts.
export { platformAdminFeature } from './feature.ts';
export { readAnalyticsQuery } from './dashboard/queries/read-analytics.ts';
export { readBadgesQuery } from './dashboard/queries/read-badges.ts';
export { readDashboardQuery } from './dashboard/queries/read-dashboard.ts';
