import { z } from 'zod';
import { defineLiveEvent, Id } from '../kit/index.ts';

export const bookingChangedLive = defineLiveEvent({
  name: 'booking.changed',
  description: 'A booking was made or changed.',
  data: z.object({ booking_id: Id, version: z.int().min(1) }),
  numbered: ({ booking_id: id, version }) => ({ stream: `booking/${id}`, seq: version }),
});
