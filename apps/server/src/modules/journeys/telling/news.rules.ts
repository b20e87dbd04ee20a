import { EXPIRES_AFTER_MINUTES, journeyMachine } from '@travesia/contracts/journeys';
import { type MachineActor, statesTagged } from '@travesia/contracts/kit';
import type { JourneyRow } from '../journey.lifecycle.ts';
import type { DocumentRow } from '../documents/document.lifecycle.ts';
import type { QuoteRow } from '../quotes/quote.lifecycle.ts';
import type { AboutJourney, JourneyNews } from './news.ts';
import { type DocumentHappened, documentNewsOf } from './document-news.rules.ts';
import { type DischargeHappened, dischargeNewsOf } from './discharge-news.rules.ts';
import { type QuoteHappened, quoteNewsOf } from './quote-news.rules.ts';
import { type RemindedTask, type TaskHappened, taskNewsOf } from './task-news.rules.ts';

/** What happened to a journey, as its events say. */
export type JourneyHappened =
  | { what: 'asked' | 'overdue' | 'declined' | 'expired' }
  /** The journey with the next clinic began; `lateId` is the one whose clinic did not answer. */
  | { what: 'offered_on'; lateId: string }
  | { what: 'reviewed'; isFit: boolean }
  | { what: 'cancelled'; by: MachineActor }
  | DocumentHappened
  | DischargeHappened
  | QuoteHappened
  | TaskHappened;

/** How a journey is now. */
export interface NewsFacts {
  row: Pick<JourneyRow, 'id' | 'reference' | 'status' | 'answerDueAt'>;
  clinic: string;
  /** The clinic that did not answer, for a journey that was offered on. */
  late: string | null;
  /** The quote that something happened to. */
  quote: Pick<QuoteRow, 'id' | 'kind' | 'status' | 'validUntil'> | null;
  /** The document that something happened to, or those that were offered. */
  documents: readonly Pick<DocumentRow, 'id' | 'status'>[];
  /** Its tasks, if something happened to one. */
  tasks: readonly RemindedTask[];
}

const OVER: readonly string[] = statesTagged(journeyMachine, 'final');

const NOTHING: JourneyNews = { patient: null, desk: null };

/** What is told of something that happened to a journey. Only what still is so: whatever happened since is told by itself. */
export function journeyNewsOf(
  happened: JourneyHappened,
  { row, clinic, late, quote, documents, tasks }: NewsFacts,
): JourneyNews {
  const { status, answerDueAt } = row;
  const about = { journey_id: row.id, reference: row.reference, clinic };
  switch (happened.what) {
    case 'asked': {
      if (status !== 'inquiry' || !answerDueAt) return NOTHING;
      const due = { due_at: answerDueAt.toISOString() };
      // The patient knows whom they asked.
      return { patient: null, desk: (desk) => ({ kind: 'desk_journey_asked', params: { ...about, ...due, desk } }) };
    }
    case 'offered_on':
      if (status !== 'inquiry' || !answerDueAt || late === null) return NOTHING;
      return {
        patient: { kind: 'journey_offered_on', params: { ...about, late, due_at: answerDueAt.toISOString() } },
        desk: null,
      };
    case 'overdue': {
      if (status !== 'inquiry' || !answerDueAt) return NOTHING;
      const ends = { ends_at: new Date(answerDueAt.getTime() + EXPIRES_AFTER_MINUTES * 60_000).toISOString() };
      return {
        patient: { kind: 'journey_overdue', params: about },
        desk: (desk) => ({ kind: 'desk_journey_overdue', params: { ...about, ...ends, desk } }),
      };
    }
    case 'reviewed':
      if (!happened.isFit || OVER.includes(status)) return NOTHING;
      return { patient: { kind: 'journey_reviewed', params: about }, desk: null };
    case 'declined':
      return status === 'declined' ? { patient: { kind: 'journey_declined', params: about }, desk: null } : NOTHING;
    case 'cancelled':
      return status === 'cancelled' ? cancelled(happened.by, about) : NOTHING;
    case 'expired':
      if (status !== 'expired') return NOTHING;
      return {
        patient: { kind: 'journey_expired', params: about },
        desk: (desk) => ({ kind: 'desk_journey_expired', params: { ...about, desk } }),
      };
    case 'documents_offered':
    case 'document_signed':
    case 'document_declined':
    case 'document_withdrawn':
    case 'document_asked':
    case 'document_answered':
      return documentNewsOf(happened, documents, about) ?? NOTHING;
    case 'discharged':
    case 'discharge_corrected':
      return dischargeNewsOf(happened, row, about) ?? NOTHING;
    case 'task_reminded':
    case 'task_added':
      return taskNewsOf(happened, tasks, about) ?? NOTHING;
    default:
      return quoteNewsOf(happened, quote, about) ?? NOTHING;
  }
}

const SAID = { patient: 'patient', provider: 'clinic', organization: 'organization', admin: 'team' } as const;

/** Told to the sides that did not do it. What the server cancels follows from what the patient decided. */
function cancelled(by: MachineActor, about: AboutJourney): JourneyNews {
  const isPatients = by === 'patient' || by === 'system';
  const said = by in SAID ? SAID[by as keyof typeof SAID] : 'system';
  return {
    patient: isPatients
      ? null
      : { kind: 'journey_cancelled', params: { ...about, by: by === 'admin' ? 'team' : 'clinic' } },
    desk: (desk) => (desk === by ? null : { kind: 'desk_journey_cancelled', params: { ...about, by: said, desk } }),
  };
}
