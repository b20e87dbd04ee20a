import { defineFeature } from '../../platform/feature/feature.ts';
import { bookingMoneyService } from '../bookings/index.ts';
import { emailDigests } from './digest/digest.jobs.ts';
import { digestMails } from './digest/mails/digest-mails.ts';
import { notificationsPersonalData } from './notifications-personal-data.ts';
import { forgetOldNotifications } from './notifications.jobs.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createPush } from './push/push-deps.ts';
import { createPushGateway } from './push/push.gateway.ts';
import { pushToDevices } from './push/push.jobs.ts';
import { operatorContact } from './push/operator-contact.ts';
import { tellPeople } from './subscriptions/tell-people.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  tags: { notifications: 'What people are told inside the app, and on their devices.' },
  routes: notificationsRoutes,
  background: (parts) => {
    const { outbox, jobs, database, clock, config, get, origin } = parts;
    tellPeople(outbox, get(bookingMoneyService));
    forgetOldNotifications(jobs, database, clock);
    emailDigests(jobs, parts);
    const push = createPush(parts);
    const gateway = createPushGateway(push.keys, operatorContact(origin, config.mailFrom));
    pushToDevices(outbox, jobs, { ...push, gateway, logger: parts.logger });
  },
  mails: digestMails,
  personalData: ({ secret }) => notificationsPersonalData(secret),
});
