import {
  invitationAccepted,
  invitationDeclined,
  invitationMachine,
  invitationWithdrawn,
} from '@travesia/contracts/invitations';
import type { AuditFacts } from '../../platform/audit/audit.tables.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { type AuditAbout, defineLifecycle, says } from '../../platform/transition/lifecycle.ts';
import { notValid, stateAt } from './invitation-state.ts';
import { invitations } from './invitations.tables.ts';

export const invitationLifecycle = defineLifecycle({
  machine: invitationMachine,
  table: invitations,
  columns: { state: 'state', version: 'version', subject: 'inviterId', instants: { expires_at: 'expiresAt' } },
  audit: {
    accept: 'invitation.accepted',
    decline: 'invitation.declined',
    withdraw: 'invitation.withdrawn',
    expire: 'invitation.expired',
  },
  about: ({ row, action }): AuditAbout => ({
    subjectId: (action === 'accept' ? row.acceptedBy : row.inviterId) ?? undefined,
    target: { type: 'invitation', id: row.id },
  }),
  facts: ({ row, action }): AuditFacts => ({
    kind: row.kind,
    ...(action === 'accept' ? { role: row.role } : {}),
    ...(action === 'decline' ? { with_reason: Boolean(row.declineReason) } : {}),
  }),
  events: {
    accept: ({ row }) =>
      row.acceptedBy ? says(invitationAccepted, { invitation_id: row.id, user_id: row.acceptedBy }) : null,
    decline: ({ row }) => says(invitationDeclined, { invitation_id: row.id }),
    withdraw: ({ row }) => says(invitationWithdrawn, { invitation_id: row.id }),
  },
  sets: ({ at }) => ({ answeredAt: at }),
  // It may have expired before the job recorded that.
  guard: ({ row, action, at }) => {
    const state = stateAt(row, at);
    return action !== 'expire' && state !== row.state && state !== 'pending' ? notValid(state) : null;
  },
  refused: ({ from }) => (from === 'pending' ? new ProblemError('access.not_allowed') : notValid(from)),
  missing: 'request.not_found',
});
