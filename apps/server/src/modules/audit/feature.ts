import { defineFeature } from '../../platform/feature/feature.ts';
import { activityPersonalData } from './own/activity-personal-data.ts';
import { activityRoutes } from './own/activity.routes.ts';
import { auditLogRoutes } from './admin/audit-log.routes.ts';
import { entryFinder } from './admin/entry-finder.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  tags: {
    activity: 'What was done with one’s own account and data, and at one’s clinic.',
    'audit-log': 'Who did what, for admins: to read, to check and to take away.',
  },
  offers: [entryFinder],
  routes: (parts) => [...activityRoutes(parts), ...auditLogRoutes(parts)],
  personalData: () => activityPersonalData,
});
