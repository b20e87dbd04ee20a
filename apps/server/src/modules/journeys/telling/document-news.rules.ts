import { documentMachine } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import type { DocumentRow } from '../documents/document.lifecycle.ts';
import type { AboutJourney, JourneyNews } from './news.ts';

/** What happened to documents, as their events say. */
export type DocumentHappened =
  | { what: 'documents_offered'; documentIds: readonly string[] }
  | {
      what: 'document_signed' | 'document_declined' | 'document_withdrawn' | 'document_asked' | 'document_answered';
      documentIds: readonly [string];
    };

const LIVE: readonly string[] = statesTagged(documentMachine, 'live');
const SIGNED: readonly string[] = statesTagged(documentMachine, 'withdrawable');

/** What is told of documents: who acted knows it. Never what they are about, a question or a reason. */
export function documentNewsOf(
  { what: happened }: DocumentHappened,
  documents: readonly Pick<DocumentRow, 'id' | 'status'>[],
  about: AboutJourney,
): JourneyNews | null {
  if (happened === 'documents_offered') {
    const count = documents.filter(({ status }) => status === 'offered').length;
    return count === 0 ? null : { patient: { kind: 'documents_offered', params: { ...about, count } }, desk: null };
  }
  const [document] = documents;
  if (!document) return null;
  const { status } = document;
  const said = { ...about, document_id: document.id };
  switch (happened) {
    case 'document_answered':
      return LIVE.includes(status) ? { patient: { kind: 'document_answered', params: said }, desk: null } : null;
    case 'document_asked':
      return LIVE.includes(status)
        ? { patient: null, desk: (desk) => ({ kind: 'desk_document_asked', params: { ...said, desk } }) }
        : null;
    case 'document_signed':
      return SIGNED.includes(status)
        ? { patient: null, desk: (desk) => ({ kind: 'desk_document_signed', params: { ...said, desk } }) }
        : null;
    case 'document_declined':
      return { patient: null, desk: (desk) => ({ kind: 'desk_document_declined', params: { ...said, desk } }) };
    case 'document_withdrawn':
      return { patient: null, desk: (desk) => ({ kind: 'desk_document_withdrawn', params: { ...said, desk } }) };
  }
}
