import { z } from 'zod';
import { defineNotification, Id, Instant, PublicName } from '../kit/index.ts';

const about = { journey_id: Id, reference: PublicName, clinic: PublicName };

/** A patient’s own journey. */
const own = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ ...about, ...more }),
    path: (params) => `/journey/${String((params as { journey_id: string }).journey_id)}`,
  });

/** A journey as those see it who answer for its clinic: at the clinic, or at its organization. */
const onDesk = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ ...about, desk: z.enum(['provider', 'organization']), ...more }),
    path: (params) => {
      const { desk, journey_id: id } = params as { desk: string; journey_id: string };
      return `/${desk}/journeys/${id}`;
    },
  });

/** What people are told of journeys: never the treatment, an answer, a decision’s reasons or a patient’s name. */
export const journeyNotices = {
  journey_overdue: own({}),
  /** `late` is the clinic that did not answer. */
  journey_offered_on: own({ late: PublicName, due_at: Instant }),
  /** That a clinician signed, not what: whoever isn’t fit is told that the clinic declined. */
  journey_reviewed: own({}),
  journey_declined: own({}),
  journey_cancelled: own({ by: z.enum(['clinic', 'team']) }),
  journey_expired: own({}),
  desk_journey_asked: onDesk({ due_at: Instant }),
  desk_journey_overdue: onDesk({ ends_at: Instant }),
  desk_journey_cancelled: onDesk({ by: z.enum(['patient', 'clinic', 'organization', 'team', 'system']) }),
  desk_journey_expired: onDesk({}),
};

type Notices = typeof journeyNotices;
export type JourneyNotice = keyof Notices;
/** What somebody is told of a journey. */
export type JourneyTold<K extends JourneyNotice = JourneyNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
