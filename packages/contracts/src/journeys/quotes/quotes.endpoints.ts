import { z } from 'zod';
import { ViewQuery } from '../../catalog/index.ts';
import { defineEndpoint, ExportedFile, Id } from '../../kit/index.ts';
import { Journey } from '../journey.schema.ts';
import {
  NewJourneyTime,
  NewQuote,
  NewQuoteQuestion,
  Quote,
  QuoteAcceptance,
  QuoteAnswer,
  QuoteComparison,
  QuoteDecline,
  QuoteStep,
  QuoteUpdate,
} from './quote.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ quoteId: Id.meta({ description: 'The quote.' }) });

export const createQuote = defineEndpoint({
  ...session,
  name: 'createQuote',
  method: 'POST',
  path: '/journeys/:id/quotes',
  summary: 'Begin a quote',
  description:
    'For the clinic. Begins a draft from the last version, the package of the journey, or what the catalog says about the treatment; returns the draft there is if there is one. `change_order` after acceptance.',
  params: journey,
  body: NewQuote,
  response: Quote,
  problems: ['journeys.not_found', 'journeys.quote_not_possible'],
});

export const getQuote = defineEndpoint({
  ...session,
  name: 'getQuote',
  method: 'GET',
  path: '/journeys/:id/quotes/:quoteId',
  summary: 'Get a quote',
  description: 'Returns a quote to the patient, once sent, and to the clinic and its organization.',
  params,
  response: Quote,
  problems: ['journeys.not_found', 'journeys.quote_not_found'],
});

export const updateQuote = defineEndpoint({
  ...session,
  name: 'updateQuote',
  method: 'PATCH',
  path: '/journeys/:id/quotes/:quoteId',
  summary: 'Change a draft quote',
  description: 'For the clinic. Saves the given fields; `gaps` of the response names what is missing to send it.',
  params,
  body: QuoteUpdate,
  response: Quote,
  problems: ['journeys.not_found', 'journeys.quote_not_found', 'journeys.quote_not_possible', 'request.stale_version'],
});

export const discardQuote = defineEndpoint({
  ...session,
  name: 'discardQuote',
  method: 'DELETE',
  path: '/journeys/:id/quotes/:quoteId',
  summary: 'Discard a draft quote',
  description: 'For the clinic. Deletes a quote that was not sent.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['journeys.not_found', 'journeys.quote_not_found', 'journeys.quote_not_possible'],
});

export const sendQuote = defineEndpoint({
  ...session,
  name: 'sendQuote',
  method: 'POST',
  path: '/journeys/:id/quotes/:quoteId/send',
  idempotency: 'required',
  summary: 'Send a quote',
  description:
    'For the clinic. From then on it never changes: its document is stored with its hash. An open earlier version is superseded, and the journey becomes `quoted`.',
  params,
  body: QuoteStep,
  response: Quote,
  problems: [
    'journeys.not_found',
    'journeys.quote_not_found',
    'journeys.quote_not_possible',
    'request.stale_version',
    'journeys.quote_incomplete',
  ],
});

export const acceptQuote = defineEndpoint({
  ...session,
  name: 'acceptQuote',
  method: 'POST',
  path: '/journeys/:id/quotes/:quoteId/accept',
  idempotency: 'required',
  summary: 'Accept a quote',
  description:
    'For the patient. Books the time on the terms of the quote, so that the deposit can be paid, and closes the patient’s other journeys of the case. A change order changes the price of the booking that there is.',
  params,
  body: QuoteAcceptance,
  response: Journey,
  problems: [
    'journeys.not_found',
    'journeys.quote_not_found',
    'journeys.quote_not_possible',
    'request.stale_version',
    'bookings.slot_taken',
    'bookings.not_bookable',
    'bookings.too_many_open',
    'journeys.quote_expired',
    'journeys.quote_changed',
    'journeys.signature_missing',
  ],
});

export const declineQuote = defineEndpoint({
  ...session,
  name: 'declineQuote',
  method: 'POST',
  path: '/journeys/:id/quotes/:quoteId/decline',
  summary: 'Decline a quote',
  description:
    'For the patient. The clinic can send another one. Who declines a change order above the limit of the quote may cancel the booking with a full refund.',
  params,
  body: QuoteDecline,
  response: Quote,
  problems: ['journeys.not_found', 'journeys.quote_not_found', 'journeys.quote_not_possible', 'request.stale_version'],
});

export const bookQuotedTime = defineEndpoint({
  ...session,
  name: 'bookQuotedTime',
  method: 'POST',
  path: '/journeys/:id/times',
  idempotency: 'required',
  summary: 'Choose a time again',
  description: 'For the patient. Books another time on the terms of the accepted quote if the first one was not paid.',
  params: journey,
  body: NewJourneyTime,
  response: Journey,
  problems: [
    'journeys.not_found',
    'journeys.not_possible',
    'journeys.signature_missing',
    'request.stale_version',
    'bookings.slot_taken',
    'bookings.not_bookable',
    'bookings.too_many_open',
  ],
});

export const bookSecondTrip = defineEndpoint({
  ...session,
  name: 'bookSecondTrip',
  method: 'POST',
  path: '/journeys/:id/second-trip',
  idempotency: 'required',
  summary: 'Book the second trip',
  description:
    'For the patient, once the first trip is over. Books a time with who treated first; it is part of the agreed price, so nothing is to pay.',
  params: journey,
  body: NewJourneyTime,
  response: Journey,
  problems: [
    'journeys.not_found',
    'journeys.not_possible',
    'journeys.returns_too_early',
    'request.stale_version',
    'bookings.slot_taken',
    'bookings.not_bookable',
    'bookings.too_many_open',
  ],
});

export const askAboutQuote = defineEndpoint({
  ...session,
  name: 'askAboutQuote',
  method: 'POST',
  path: '/journeys/:id/quotes/:quoteId/questions',
  idempotency: 'required',
  summary: 'Ask about a quote',
  description: 'For the patient. Asks the clinic about a price item or the whole quote.',
  params,
  body: NewQuoteQuestion,
  status: 201,
  response: Quote,
  problems: [
    'journeys.not_found',
    'journeys.quote_not_found',
    'journeys.quote_not_possible',
    'journeys.too_many_questions',
  ],
});

export const answerQuoteQuestion = defineEndpoint({
  ...session,
  name: 'answerQuoteQuestion',
  method: 'PUT',
  path: '/journeys/:id/quotes/:quoteId/questions/:questionId',
  summary: 'Answer a question about a quote',
  description: 'For the clinic. Answers a question, or changes the answer.',
  params: params.extend({ questionId: Id.meta({ description: 'The question.' }) }),
  body: QuoteAnswer,
  response: Quote,
  problems: ['journeys.not_found', 'journeys.quote_not_found', 'journeys.quote_not_possible'],
});

export const exportQuote = defineEndpoint({
  ...session,
  name: 'exportQuote',
  method: 'GET',
  path: '/journeys/:id/quotes/:quoteId/pdf',
  summary: 'Get a quote as a PDF',
  description: 'Returns the document as it was stored when it was sent; `sha256` of the quote is its hash.',
  params,
  response: ExportedFile,
  problems: ['journeys.not_found', 'journeys.quote_not_found', 'journeys.quote_not_possible'],
});

export const compareQuotes = defineEndpoint({
  ...session,
  name: 'compareQuotes',
  method: 'GET',
  path: '/cases/:id/quotes',
  summary: 'Compare quotes for a case',
  description:
    'For the patient. Returns the newest quote of each clinic on the same 22 items, with what is missing added at the clinic’s or the market’s price.',
  params: z.object({ id: Id.meta({ description: 'The case.' }) }),
  query: ViewQuery,
  response: QuoteComparison,
  problems: ['journeys.case_not_found'],
});
