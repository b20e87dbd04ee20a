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

/** A quote, or a change of one that was accepted; only its patient is sent to the quote itself. */
const quote = { quote_id: Id, what: z.enum(['quote', 'change_order']) };
const ownQuote = <S extends z.ZodRawShape>(more: S) =>
  defineNotification({
    topic: 'bookings',
    area: 'bookings',
    params: z.object({ ...about, ...quote, ...more }),
    path: (params) => {
      const { journey_id: id, quote_id: quoteId } = params as { journey_id: string; quote_id: string };
      return `/journey/${id}/quotes/${quoteId}`;
    },
  });

/** A document that its patient signs. */
const document = { document_id: Id };
const ownDocument = defineNotification({
  topic: 'bookings',
  area: 'bookings',
  params: z.object({ ...about, ...document }),
  path: (params) => {
    const { journey_id: id, document_id: documentId } = params as { journey_id: string; document_id: string };
    return `/journey/${id}/documents/${documentId}`;
  },
});

const count = z.int().min(0);

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
  quote_sent: ownQuote({ valid_until: Instant }),
  quote_answered: ownQuote({}),
  quote_expired: ownQuote({}),
  /** How many tasks are due soon, and how many are late, of those that somebody is reminded of at the same time. */
  journey_tasks_due: own({ soon: count, late: count }),
  journey_task_added: own({}),
  /** All that were offered at the same time. */
  documents_offered: own({ count }),
  document_answered: ownDocument,
  journey_discharged: own({}),
  discharge_corrected: own({}),
  desk_quote_asked: onDesk(quote),
  desk_quote_accepted: onDesk(quote),
  desk_quote_declined: onDesk(quote),
  desk_quote_expired: onDesk(quote),
  /** `waiting` counts what is late because the patient hasn’t done it. */
  desk_tasks_due: onDesk({ soon: count, late: count, waiting: count }),
  desk_task_added: onDesk({}),
  desk_document_signed: onDesk(document),
  desk_document_declined: onDesk(document),
  desk_document_withdrawn: onDesk(document),
  desk_document_asked: onDesk(document),
};

type Notices = typeof journeyNotices;
export type JourneyNotice = keyof Notices;
/** What somebody is told of a journey. */
export type JourneyTold<K extends JourneyNotice = JourneyNotice> = {
  [One in K]: { kind: One; params: z.infer<Notices[One]['params']> };
}[K];
