import { quoteAccepted, quoteDeclined, quoteExpired, quoteMachine, quoteSent } from '@travesia/contracts/journeys';
import { ProblemError } from '../../../platform/problem-error.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { quotes } from './quotes.tables.ts';
import { journeyPartTold } from '../telling/journey-told.ts';

export type QuoteRow = typeof quotes.$inferSelect;

const about = ({ row }: { row: QuoteRow }) => ({
  journey_id: row.journeyId,
  provider_id: row.providerId,
  quote_id: row.id,
  kind: row.kind,
});

/** How quotes move. */
export const quoteLifecycle = defineLifecycle({
  machine: quoteMachine,
  table: quotes,
  columns: { state: 'status', version: 'version', subject: 'patientId', instants: { valid_until: 'validUntil' } },
  audit: {
    send: 'quotes.sent',
    accept: 'quotes.accepted',
    decline: 'quotes.declined',
    expire: 'quotes.expired',
    supersede: 'quotes.superseded',
  },
  live: journeyPartTold('quote'),
  about: ({ row }) => ({
    target: { type: 'quote', id: row.id },
    subjectId: row.patientId,
    contextProviderId: row.providerId,
  }),
  facts: ({ row }) => ({ kind: row.kind }),
  events: {
    send: (moved) => says(quoteSent, about(moved)),
    accept: (moved) => says(quoteAccepted, about(moved)),
    decline: (moved) => says(quoteDeclined, about(moved)),
    expire: (moved) => says(quoteExpired, about(moved)),
  },
  sets: ({ action, at }) => ({
    updatedAt: at,
    ...(action === 'send' ? { sentAt: at } : {}),
    ...(action === 'accept' || action === 'decline' ? { decidedAt: at } : {}),
  }),
  guard: ({ row, action, at }) =>
    action === 'accept' && row.validUntil && at >= row.validUntil ? new ProblemError('journeys.quote_expired') : null,
  refused: 'journeys.quote_not_possible',
  missing: 'journeys.quote_not_found',
});
