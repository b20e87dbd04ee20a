import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

const about = { journey_id: Id, provider_id: Id, quote_id: Id };
const ofJourney = ({ journey_id: id }: { journey_id: string }) => `journey/${id}`;
const kind = z.enum(['quote', 'change_order']);

export const quoteSent = defineEvent({
  name: 'quote.sent.v1',
  description: 'A clinic sent a quote or a change order to a patient.',
  payload: z.object({ ...about, kind }),
  aggregate: ofJourney,
});

export const quoteAccepted = defineEvent({
  name: 'quote.accepted.v1',
  description: 'A patient accepted a quote or a change order.',
  payload: z.object({ ...about, kind }),
  aggregate: ofJourney,
});

export const quoteDeclined = defineEvent({
  name: 'quote.declined.v1',
  description: 'A patient declined a quote or a change order.',
  payload: z.object({ ...about, kind }),
  aggregate: ofJourney,
});

export const quoteExpired = defineEvent({
  name: 'quote.expired.v1',
  description: 'A quote was not accepted in time.',
  payload: z.object({ ...about, kind }),
  aggregate: ofJourney,
});

export const quoteAsked = defineEvent({
  name: 'quote.asked.v1',
  description: 'A patient asked about a quote.',
  payload: z.object(about),
  aggregate: ofJourney,
});

export const quoteAnswered = defineEvent({
  name: 'quote.answered.v1',
  description: 'A clinic answered a question about a quote.',
  payload: z.object(about),
  aggregate: ofJourney,
});
