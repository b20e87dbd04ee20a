import {
  documentAnswered,
  documentAsked,
  documentDeclined,
  documentSigned,
  documentsOffered,
  documentWithdrawn,
  dischargeCorrected,
  journeyAsked,
  journeyCancelled,
  journeyDeclined,
  journeyDischarged,
  journeyExpired,
  journeyOfferedOn,
  journeyOverdue,
  journeyReviewed,
  quoteAccepted,
  quoteAnswered,
  quoteAsked,
  quoteDeclined,
  quoteExpired,
  quoteSent,
  taskAdded,
  taskReminded,
} from '@travesia/contracts/journeys';
import type { EventType } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { JourneyHappened } from './news.rules.ts';

/** Calls `tell` under a subscriber’s name for everything that people are told of journeys. */
export function tellOfJourneyEvents(
  outbox: Pick<Outbox, 'subscribe'>,
  name: string,
  tell: (tx: Tx, journeyId: string, happened: JourneyHappened, at: Date) => Promise<void>,
): void {
  const tellOf = <P extends z.ZodType<{ journey_id: string }>>(
    event: EventType<P>,
    happenedBy: (payload: z.output<P>) => JourneyHappened,
  ) =>
    outbox.subscribe(
      event,
      name,
      (tx, payload, { occurredAt }) => tell(tx, payload.journey_id, happenedBy(payload), occurredAt),
      // Nothing of it needs a statement of its own for each.
      { together: true },
    );
  tellOf(journeyAsked, () => ({ what: 'asked' }));
  tellOf(journeyOfferedOn, ({ late_journey_id: lateId }) => ({ what: 'offered_on', lateId }));
  tellOf(journeyOverdue, () => ({ what: 'overdue' }));
  tellOf(journeyReviewed, ({ decision }) => ({ what: 'reviewed', isFit: decision !== 'unfit' }));
  tellOf(journeyDeclined, () => ({ what: 'declined' }));
  tellOf(journeyCancelled, ({ by }) => ({ what: 'cancelled', by }));
  tellOf(journeyExpired, () => ({ what: 'expired' }));
  tellOf(journeyDischarged, () => ({ what: 'discharged' }));
  tellOf(dischargeCorrected, () => ({ what: 'discharge_corrected' }));
  tellOf(quoteSent, ({ quote_id: quoteId }) => ({ what: 'quote_sent', quoteId }));
  tellOf(quoteAccepted, ({ quote_id: quoteId }) => ({ what: 'quote_accepted', quoteId }));
  tellOf(quoteDeclined, ({ quote_id: quoteId }) => ({ what: 'quote_declined', quoteId }));
  tellOf(quoteExpired, ({ quote_id: quoteId }) => ({ what: 'quote_expired', quoteId }));
  tellOf(quoteAsked, ({ quote_id: quoteId }) => ({ what: 'quote_asked', quoteId }));
  tellOf(quoteAnswered, ({ quote_id: quoteId }) => ({ what: 'quote_answered', quoteId }));
  tellOf(taskReminded, ({ task_id: taskId }) => ({ what: 'task_reminded', taskId }));
  tellOf(documentsOffered, ({ document_ids: documentIds }) => ({ what: 'documents_offered', documentIds }));
  tellOf(documentSigned, ({ document_id: id }) => ({ what: 'document_signed', documentIds: [id] }));
  tellOf(documentDeclined, ({ document_id: id }) => ({ what: 'document_declined', documentIds: [id] }));
  tellOf(documentWithdrawn, ({ document_id: id }) => ({ what: 'document_withdrawn', documentIds: [id] }));
  tellOf(documentAsked, ({ document_id: id }) => ({ what: 'document_asked', documentIds: [id] }));
  tellOf(documentAnswered, ({ document_id: id }) => ({ what: 'document_answered', documentIds: [id] }));
  tellOf(taskAdded, ({ owner }) => ({ what: 'task_added', owner }));
}
