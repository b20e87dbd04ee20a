import { type PROPOSAL_NEWS, proposalMachine, proposalMoved } from '@travesia/contracts/packages';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { defineLifecycle, says } from '../../../platform/transition/lifecycle.ts';
import { isAnswer } from './proposals.policy.ts';
import { packageProposals } from './proposals.tables.ts';

type Row = typeof packageProposals.$inferSelect;
const tells =
  (news: (typeof PROPOSAL_NEWS)[number]) =>
  ({ row }: { row: Row }) =>
    says(proposalMoved, {
      proposal_id: row.id,
      organization_id: row.organizationId,
      provider_id: row.providerId,
      news,
    });

/** How package proposals move. */
export const proposalLifecycle = defineLifecycle({
  machine: proposalMachine,
  table: packageProposals,
  columns: { state: 'state', version: 'version', instants: { expires_at: 'expiresAt' } },
  audit: {
    accept: 'package.proposal_accepted',
    counter: 'package.proposal_countered',
    decline: 'package.proposal_declined',
    accept_counter: 'package.counter_accepted',
    decline_counter: 'package.counter_declined',
    withdraw: 'package.proposal_withdrawn',
    expire: 'package.proposal_expired',
  },
  about: ({ row }) => ({ target: { type: 'proposal', id: row.id }, contextProviderId: row.providerId }),
  facts: ({ reason }): AuditFacts => (reason === null ? {} : { reason }),
  events: {
    accept: tells('accepted'),
    counter: tells('countered'),
    decline: tells('declined'),
    accept_counter: tells('counter_accepted'),
    decline_counter: tells('counter_declined'),
    withdraw: tells('withdrawn'),
    expire: tells('expired'),
  },
  // The timer that expires it may run a little later than its deadline.
  guard: ({ action, row, at }) =>
    isAnswer(action) && row.expiresAt <= at ? new ProblemError('packages.proposal_moved') : null,
  sets: ({ action, row, reason, at }) => ({
    ...(row.answeredAt === null && isAnswer(action) ? { answeredAt: at } : {}),
    ...(reason === null ? {} : { reason }),
  }),
  refused: 'packages.proposal_moved',
  missing: 'packages.proposal_not_found',
});
