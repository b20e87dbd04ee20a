import { z } from 'zod';
import { defineLiveEvent } from '../kit/index.ts';

export const notificationCreatedLive = defineLiveEvent({
  name: 'notification.created',
  description: 'The user has a new notification.',
  data: z.object({}),
  numbered: null,
});
