import { claimMachine, requestMachine } from '@travesia/contracts/leads';
import { defineLifecycle } from '../../platform/transition/lifecycle.ts';
import { consultationRequests, contactRequests, directoryClaims } from './leads.tables.ts';

const requested = {
  machine: requestMachine,
  columns: { state: 'status', version: 'version' },
  audit: {
    answer: 'leads.request_answered',
    close: 'leads.request_closed',
    withdraw: 'leads.request_withdrawn',
  },
  refused: 'access.not_allowed',
  missing: 'request.not_found',
} as const;

export const consultationLifecycle = defineLifecycle({
  ...requested,
  table: consultationRequests,
  about: ({ row }) => ({
    target: { type: 'consultation_request', id: row.id },
    contextProviderId: row.providerId ?? undefined,
  }),
});

export const contactLifecycle = defineLifecycle({
  ...requested,
  table: contactRequests,
  about: ({ row }) => ({ target: { type: 'contact_request', id: row.id } }),
});

export const claimLifecycle = defineLifecycle({
  machine: claimMachine,
  table: directoryClaims,
  columns: { state: 'status', version: 'version' },
  audit: { approve: 'leads.claim_approved', reject: 'leads.claim_rejected', withdraw: 'leads.claim_withdrawn' },
  about: ({ row }) => ({
    target: { type: 'directory_claim', id: row.id },
    contextProviderId: row.providerId ?? undefined,
  }),
  refused: 'access.not_allowed',
  missing: 'request.not_found',
});
