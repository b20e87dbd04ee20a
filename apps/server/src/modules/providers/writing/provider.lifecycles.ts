import {
  providerActUndone,
  providerActivated,
  providerDecided,
  providerLapsed,
  providerSuspended,
  operationalMachine,
  verificationMachine,
} from '@travesia/contracts/providers';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { providers } from '../providers.tables.ts';

const about = ({ row }: { row: { id: string } }) => ({
  target: { type: 'provider', id: row.id },
  contextProviderId: row.id,
});
const why = ({ reason }: { reason: string | null }): AuditFacts => (reason === null ? {} : { reason });

/** Verification of a partner. Registry listings are never verified. */
export const verificationLifecycle = defineLifecycle({
  machine: verificationMachine,
  table: providers,
  columns: { state: 'verificationStatus', version: 'version' },
  audit: {
    submit: 'provider.submitted',
    verify: 'provider.verified',
    reject: 'provider.rejected',
    lapse: 'provider.lapsed',
    undo_verify: 'provider.verification_undone',
  },
  about,
  facts: why,
  events: {
    verify: ({ row }) => says(providerDecided, { provider_id: row.id, decision: 'verified', reason: null }),
    reject: ({ row, reason }) => says(providerDecided, { provider_id: row.id, decision: 'rejected', reason }),
    lapse: ({ row, actor }) => says(providerLapsed, { provider_id: row.id, reminded: actor.kind === 'system' }),
    undo_verify: ({ row }) => says(providerActUndone, { provider_id: row.id, act: 'verify' }),
  },
  sets: ({ action, reason, at }) => ({
    verificationSince: at,
    updatedAt: at,
    rejectionReason: action === 'reject' ? reason : null,
  }),
  guard: ({ row }) => (row.listing === 'partner' ? null : new ProblemError('providers.stands_differently')),
  refused: 'providers.stands_differently',
  missing: 'providers.not_found',
  unmet: { documents: 'providers.licence_missing' },
});

/** Whether a provider is active. */
export const operationLifecycle = defineLifecycle({
  machine: operationalMachine,
  table: providers,
  columns: { state: 'operationalStatus', version: 'version' },
  audit: {
    suspend: 'provider.suspended',
    activate: 'provider.activated',
    undo_suspend: 'provider.suspension_undone',
    undo_activate: 'provider.activation_undone',
    merge: 'provider.merged',
    split: 'provider.split',
    split_suspended: 'provider.split',
  },
  about,
  facts: why,
  events: {
    suspend: ({ row, reason }) => says(providerSuspended, { provider_id: row.id, reason: reason ?? '' }),
    activate: ({ row }) => says(providerActivated, { provider_id: row.id }),
    undo_suspend: ({ row }) => says(providerActUndone, { provider_id: row.id, act: 'suspend' }),
    undo_activate: ({ row }) => says(providerActUndone, { provider_id: row.id, act: 'activate' }),
  },
  sets: ({ to, reason, at }) => ({
    updatedAt: at,
    suspendedAt: to === 'suspended' ? at : null,
    suspensionReason: to === 'suspended' ? reason : null,
  }),
  refused: 'providers.stands_differently',
  missing: 'providers.not_found',
});
