import { defineFeature } from '../../platform/feature/feature.ts';
import { bookingMoneyService } from '../bookings/index.ts';
import { notificationsPersonalData } from './notifications-personal-data.ts';
import { forgetOldNotifications } from './notifications.jobs.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { tellPeople } from './subscriptions/tell-people.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  tags: { notifications: 'What people are told inside the app.' },
  routes: notificationsRoutes,
  background: ({ outbox, jobs, database, clock, get }) => {
    tellPeople(outbox, get(bookingMoneyService));
    forgetOldNotifications(jobs, database, clock);
  },
  personalData: () => notificationsPersonalData,
});
