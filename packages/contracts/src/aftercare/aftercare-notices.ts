import { z } from 'zod';
import { defineNotification, Id, Instant, PublicName } from '../kit/index.ts';

const about = { journey_id: Id, reference: PublicName, clinic: PublicName };
const incident = { ...about, incident_id: Id };

/** A patient is asked how they do. */
const checkIn = defineNotification({
  topic: 'bookings',
  area: 'bookings',
  params: z.object({ ...about, check_in_id: Id }),
  path: ({ journey_id: id, check_in_id: checkInId }) => `/journey/${id}/check-ins/${checkInId}`,
});

/** An incident of a patient’s own: about safety, so that nobody can turn it off. */
const own = defineNotification({
  topic: 'always',
  area: 'bookings',
  params: z.object(incident),
  path: ({ journey_id: id }) => `/journey/${id}#incidents`,
});

/** An incident as those see it who answer for its clinic, or watch over it. */
const onDesk = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'always',
    area: 'bookings',
    params: z.object({ ...incident, desk: z.enum(['provider', 'organization', 'admin']), ...more }),
    path: (params) => {
      const { desk, incident_id: id } = params as { desk: string; incident_id: string };
      return `/${desk}/incidents/${id}`;
    },
  });

/** What people are told of check-ins and incidents: never an answer, a note, the treatment or a patient’s name. */
export const aftercareNotices = {
  check_in_due: checkIn,
  check_in_reminder: checkIn,
  incident_acknowledged: own,
  incident_noted: own,
  incident_resolved: own,
  desk_incident_opened: onDesk({ due_at: Instant, urgent: z.enum(['yes', 'no']) }),
  desk_incident_escalated: onDesk({}),
  desk_incident_alarmed: onDesk({}),
  desk_incident_noted: onDesk({}),
};

type Notices = typeof aftercareNotices;
export type AftercareNotice = keyof Notices;
/** What somebody is told of a check-in or an incident. */
export type AftercareTold<K extends AftercareNotice = AftercareNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
