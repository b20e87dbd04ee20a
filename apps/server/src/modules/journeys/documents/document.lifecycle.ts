import { documentDeclined, documentMachine, documentSigned, documentWithdrawn } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { journeyDocuments } from './documents.tables.ts';
import { journeyPartTold } from '../telling/journey-told.ts';

export type DocumentRow = typeof journeyDocuments.$inferSelect;

const OVER: readonly string[] = statesTagged(documentMachine, 'final');

const about = ({ row }: { row: DocumentRow }) => ({
  journey_id: row.journeyId,
  provider_id: row.providerId,
  document_id: row.id,
});

/** How documents move. */
export const documentLifecycle = defineLifecycle({
  machine: documentMachine,
  table: journeyDocuments,
  columns: { state: 'status', version: 'version', subject: 'patientId' },
  audit: {
    sign: 'documents.signed',
    agree: 'documents.signed',
    countersign: 'documents.countersigned',
    decline: 'documents.declined',
    withdraw: 'documents.withdrawn',
    void: 'documents.voided',
  },
  live: journeyPartTold('document'),
  about: ({ row }) => ({
    target: { type: 'journey_document', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  facts: ({ row }) => ({ kind: row.kind }),
  events: {
    sign: (moved) => says(documentSigned, about(moved)),
    agree: (moved) => says(documentSigned, about(moved)),
    decline: (moved) => says(documentDeclined, about(moved)),
    withdraw: (moved) => says(documentWithdrawn, about(moved)),
  },
  sets: ({ to, at }) => (OVER.includes(to) ? { endedAt: at } : {}),
  refused: 'journeys.document_not_possible',
  missing: 'journeys.document_not_found',
});
