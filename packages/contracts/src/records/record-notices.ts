import { z } from 'zod';
import { defineNotification, Id, PublicName } from '../kit/index.ts';

/** What people are told of records: never a title, what is in one, or a patient’s name. */
export const recordNotices = {
  record_link_opened: defineNotification({
    topic: 'always',
    area: 'account',
    params: z.object({ link_id: Id }),
    path: () => '/medical-records?view=links',
  }),
  clinic_record_shared: defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ journey_id: Id, reference: PublicName }),
    path: ({ journey_id: id }) => `/provider/journeys/${id}#records`,
  }),
};
