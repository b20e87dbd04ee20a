import { z } from 'zod';
import { defineNotification, Id, Instant, PublicName } from '../kit/index.ts';

/** What the clinic is told of its video consultations. Never what they are for. */
export const consultationNotices = {
  desk_patient_waits: defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({
      booking_id: Id,
      reference: PublicName,
      clinic: PublicName,
      starts_at: Instant,
      /** Zone of the clinic, in which `starts_at` is shown. */
      time_zone: PublicName,
    }),
    path: ({ booking_id: id }) => `/provider/consultations/${id}`,
  }),
};
