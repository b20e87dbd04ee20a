import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id, Locale } from '../../kit/index.ts';
import {
  DocumentAnswer,
  DocumentCountersignature,
  DocumentSignature,
  DocumentStep,
  JourneyDocument,
  JourneyDocuments,
  NewDocument,
  NewDocumentQuestion,
} from './document.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ documentId: Id.meta({ description: 'The document.' }) });

export const listDocuments = defineEndpoint({
  ...session,
  name: 'listJourneyDocuments',
  method: 'GET',
  path: '/journeys/:id/documents',
  summary: 'List documents of a journey',
  description:
    'Returns documents to sign and signed ones, for everyone who reads the journey, and why the treatment can’t begin yet. Documents begin when the journey is booked.',
  params: journey,
  response: JourneyDocuments,
  problems: ['journeys.not_found'],
});

export const offerDocument = defineEndpoint({
  ...session,
  name: 'offerJourneyDocument',
  method: 'POST',
  path: '/journeys/:id/documents',
  idempotency: 'required',
  summary: 'Offer a document',
  description:
    'For the clinic. Offers a form that has no live document, or a text of the clinic in the patient’s language that a person approved.',
  params: journey,
  body: NewDocument,
  status: 201,
  response: JourneyDocument,
  problems: [
    'journeys.not_found',
    'journeys.document_not_possible',
    'journeys.document_language',
    'journeys.document_not_approved',
    'journeys.too_many_documents',
  ],
});

export const getDocument = defineEndpoint({
  ...session,
  name: 'getJourneyDocument',
  method: 'GET',
  path: '/journeys/:id/documents/:documentId',
  summary: 'Get a document',
  description:
    'Returns a document with its text to the patient and the clinic; others see its status. Reads are logged.',
  params,
  response: JourneyDocument,
  problems: ['journeys.not_found', 'journeys.document_not_found'],
});

export const openDocument = defineEndpoint({
  ...session,
  name: 'openJourneyDocument',
  method: 'POST',
  path: '/journeys/:id/documents/:documentId/open',
  summary: 'Say that a document was opened',
  description: 'For the patient. Stores when it was first opened; later calls change nothing.',
  params,
  response: JourneyDocument,
  problems: ['journeys.not_found', 'journeys.document_not_found'],
});

export const signDocument = defineEndpoint({
  ...session,
  name: 'signJourneyDocument',
  method: 'POST',
  path: '/journeys/:id/documents/:documentId/sign',
  idempotency: 'required',
  summary: 'Sign a document',
  description:
    'For the patient. Signs the text that was shown, with the typed name. A consent to a treatment is in force once a clinician has signed too.',
  params,
  body: DocumentSignature,
  response: JourneyDocument,
  problems: [
    'journeys.not_found',
    'journeys.document_not_found',
    'journeys.document_not_possible',
    'request.stale_version',
    'journeys.document_language',
    'journeys.document_changed',
    'journeys.document_name',
  ],
});

export const countersignDocument = defineEndpoint({
  ...session,
  name: 'countersignJourneyDocument',
  method: 'POST',
  path: '/journeys/:id/documents/:documentId/countersign',
  idempotency: 'required',
  summary: 'Countersign a document',
  description:
    'For the clinic’s staff. A clinician with a license in force signs that they explained it to the patient.',
  params,
  body: DocumentCountersignature,
  response: JourneyDocument,
  problems: [
    'journeys.not_found',
    'journeys.document_not_found',
    'journeys.document_not_possible',
    'request.stale_version',
    'journeys.no_license',
  ],
});

export const moveDocument = defineEndpoint({
  ...session,
  name: 'moveJourneyDocument',
  method: 'POST',
  path: '/journeys/:id/documents/:documentId/transitions',
  summary: 'Decline, withdraw or void a document',
  description:
    'The patient declines, or withdraws until the treatment begins, photographs at any time. The clinic voids what it offered.',
  params,
  body: DocumentStep,
  response: JourneyDocument,
  problems: [
    'journeys.not_found',
    'journeys.document_not_found',
    'journeys.document_not_possible',
    'request.stale_version',
  ],
});

export const askAboutDocument = defineEndpoint({
  ...session,
  name: 'askAboutJourneyDocument',
  method: 'POST',
  path: '/journeys/:id/documents/:documentId/questions',
  idempotency: 'required',
  summary: 'Ask about a document',
  description: 'For the patient. Asks the clinic about what the document says.',
  params,
  body: NewDocumentQuestion,
  status: 201,
  response: JourneyDocument,
  problems: [
    'journeys.not_found',
    'journeys.document_not_found',
    'journeys.document_not_possible',
    'journeys.too_many_questions',
  ],
});

export const answerDocumentQuestion = defineEndpoint({
  ...session,
  name: 'answerJourneyDocumentQuestion',
  method: 'PUT',
  path: '/journeys/:id/documents/:documentId/questions/:questionId',
  summary: 'Answer a question about a document',
  description: 'For the clinic. Answers a question, or changes the answer.',
  params: params.extend({ questionId: Id.meta({ description: 'The question.' }) }),
  body: DocumentAnswer,
  response: JourneyDocument,
  problems: ['journeys.not_found', 'journeys.document_not_found', 'journeys.document_not_possible'],
});

export const exportDocument = defineEndpoint({
  ...session,
  name: 'exportJourneyDocument',
  method: 'GET',
  path: '/journeys/:id/documents/:documentId/document',
  summary: 'Get a document as a PDF',
  description: 'Returns the text with its signatures and hash: in the language that was signed, before that as asked.',
  params,
  query: z.object({
    language: Locale.optional().meta({ description: 'Language of an unsigned document.' }),
  }),
  response: ExportedFile,
  problems: ['journeys.not_found', 'journeys.document_not_found', 'journeys.document_not_possible'],
});
