import { invitationMachine, type InvitationState } from '@travesia/contracts/invitations';
import { nextState } from '@travesia/contracts/kit';
import { ProblemError } from '../../platform/problem-error.ts';
import type { InvitationRow } from './invitations.repo.ts';

/** An invitation's status at an instant: it may have expired before the job recorded that. */
export const stateAt = (row: Pick<InvitationRow, 'state' | 'expiresAt'>, at: Date): InvitationState =>
  row.expiresAt <= at ? (nextState(invitationMachine, row.state, 'expire', 'system') ?? row.state) : row.state;

const SENTENCES: Readonly<Record<Exclude<InvitationState, 'pending'> | 'unknown', string>> = {
  accepted: 'This invitation was accepted already. Sign in with the account that accepted it.',
  declined: 'This invitation was declined. Whoever invited you can send a new one.',
  withdrawn:
    'This invitation was taken back, perhaps for a newer one. Look for a later mail, or ask whoever invited you.',
  expired: 'This invitation has expired. Ask whoever invited you to send it again.',
  unknown: 'No such invitation is known. Open the link in the mail again, or ask whoever invited you to send it again.',
};

/** The problem for an invitation that can't be answered, with the reason. */
export const notValid = (which: keyof typeof SENTENCES): ProblemError =>
  new ProblemError('invitation.not_valid', {
    detail: SENTENCES[which],
    fields: [{ path: 'token', code: which, message: SENTENCES[which] }],
  });
