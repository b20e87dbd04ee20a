import { z } from 'zod';
import { defineNotification, Id, PublicName } from '../kit/index.ts';

/** What people are told of records: never a title, what is in one, or a patient’s name. */
export const recordNotices = {
  clinic_record_shared: defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ journey_id: Id, reference: PublicName }),
    path: ({ journey_id: id }) => `/provider/journeys/${id}#records`,
  }),
  records_emergency_opened: defineNotification({
    topic: 'always',
    area: 'bookings',
    params: z.object({ journey_id: Id, reference: PublicName, clinic: PublicName }),
    path: () => '/medical-records?view=access',
  }),
  records_requested: defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ journey_id: Id, reference: PublicName, clinic: PublicName }),
    path: ({ journey_id: id }) => `/journey/${id}#records`,
  }),
  clinic_records_answered: defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ journey_id: Id, reference: PublicName, answer: z.enum(['answered', 'declined']) }),
    path: ({ journey_id: id }) => `/provider/journeys/${id}#records`,
  }),
};
