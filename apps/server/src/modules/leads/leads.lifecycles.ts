import {
  claimDecided,
  claimMachine,
  contactMachine,
  requestDecided,
  requestMachine,
  requestOverdue,
} from '@travesia/contracts/leads';
import { appendAudit } from '../../platform/audit/append-audit.ts';
import { appendEvent } from '../../platform/outbox/append-event.ts';
import { defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { consultationRequests, contactRequests, directoryClaims } from './leads.tables.ts';

const lead = {
  columns: { state: 'status', version: 'version' },
  refused: 'leads.not_possible',
  missing: 'leads.not_found',
} as const;

/** Decisions count as the first answer if there was none. */
const firstAnswer = ({ row, at }: { row: { answeredAt: Date | null }; at: Date }) => ({
  answeredAt: row.answeredAt ?? at,
});

export const consultationLifecycle = defineLifecycle({
  ...lead,
  machine: requestMachine,
  table: consultationRequests,
  columns: { ...lead.columns, instants: { due_at: 'dueAt' } },
  audit: {
    answer: 'leads.request_answered',
    accept: 'leads.request_accepted',
    write: 'leads.request_answered',
    decline: 'leads.request_declined',
    close: 'leads.request_closed',
    withdraw: 'leads.request_withdrawn',
    remind: 'leads.request_overdue',
  },
  about: ({ row }) => ({
    target: { type: 'consultation_request', id: row.id },
    contextProviderId: row.providerId ?? undefined,
  }),
  events: {
    accept: ({ row }) => says(requestDecided, { consultation_request_id: row.id, decision: 'accepted' }),
    decline: ({ row }) => says(requestDecided, { consultation_request_id: row.id, decision: 'declined' }),
    remind: ({ row }) => says(requestOverdue, { consultation_request_id: row.id }),
  },
  sets: (asked) => (['answer', 'accept', 'decline'].includes(asked.action) ? firstAnswer(asked) : {}),
  timed: {
    // Entering the state again would set the timer again, for the same instant.
    remind: async (tx, row, at) => {
      await appendAudit(tx, {
        action: 'leads.request_overdue',
        actor: { kind: 'system' },
        at,
        target: { type: 'consultation_request', id: row.id },
        contextProviderId: row.providerId ?? undefined,
      });
      await appendEvent(tx, requestOverdue, { consultation_request_id: row.id });
    },
  },
});

export const contactLifecycle = defineLifecycle({
  ...lead,
  machine: contactMachine,
  table: contactRequests,
  audit: {
    answer: 'leads.request_answered',
    close: 'leads.request_closed',
    withdraw: 'leads.request_withdrawn',
  },
  about: ({ row }) => ({ target: { type: 'contact_request', id: row.id } }),
  sets: (asked) => (asked.action === 'answer' ? firstAnswer(asked) : {}),
});

export const claimLifecycle = defineLifecycle({
  ...lead,
  machine: claimMachine,
  table: directoryClaims,
  audit: {
    ask: 'leads.claim_asked',
    approve: 'leads.claim_approved',
    reject: 'leads.claim_rejected',
    withdraw: 'leads.claim_withdrawn',
  },
  about: ({ row }) => ({
    target: { type: 'directory_claim', id: row.id },
    contextProviderId: row.providerId ?? undefined,
  }),
  events: {
    approve: ({ row }) => says(claimDecided, { directory_claim_id: row.id, decision: 'approved' }),
    reject: ({ row }) => says(claimDecided, { directory_claim_id: row.id, decision: 'rejected' }),
  },
  sets: (asked) => (asked.action === 'withdraw' ? {} : firstAnswer(asked)),
});
