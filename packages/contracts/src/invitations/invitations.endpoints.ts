import { z } from 'zod';
import { LinkToken, User } from '../accounts/accounts.schema.ts';
import { SignInAnswer } from '../accounts/second-factor.schema.ts';
import { defineEndpoint } from '../kit/index.ts';
import { Invitation, InvitationProof, InvitationRefusal, InvitationSignUp } from './invitations.schema.ts';

const open = { access: 'public', tag: 'invitations', ratePerMinute: 30 } as const;
export const validateInvitation = defineEndpoint({
  ...open,
  name: 'validateInvitation',
  method: 'GET',
  path: '/invitations/validate/:token',
  summary: 'Get an invitation',
  description:
    'Returns what the invitation is for, who sent it and what it grants, to anyone with the token from the email. An ended invitation is returned with its status and without the inviter’s message; an unknown token is 410.',
  params: z.object({ token: LinkToken }),
  response: Invitation,
  problems: ['invitation.not_valid'],
});

export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/invitations/accept',
  access: 'session',
  tag: 'invitations',
  ratePerMinute: 30,
  summary: 'Accept an invitation',
  description:
    'Joins as the signed-in user, whose address must be the invited one, and assigns the role. Returns the updated user; the session continues. Becoming an admin requires recent authentication.',
  body: InvitationProof,
  response: User,
  problems: [
    'invitation.not_valid',
    'invitation.other_role',
    'invitation.already_member',
    'invitation.needs_owner',
    'invitation.clinic_managed',
    'invitation.other_person',
    'auth.confirm_identity',
  ],
});

export const acceptInvitationWithSignup = defineEndpoint({
  ...open,
  name: 'acceptInvitationWithSignup',
  idempotency: 'none',
  method: 'POST',
  path: '/invitations/accept-with-signup',
  summary: 'Accept an invitation with a new account',
  description:
    'Creates an account for the invited address, which the link confirms, joins and signs in. Rejected if the address has a confirmed account; nothing of that account changes. Repeating the request within ten minutes signs in again, or asks for the second factor set up in the meantime.',
  body: InvitationSignUp,
  response: SignInAnswer,
  problems: [
    'invitation.not_valid',
    'invitation.other_role',
    'invitation.already_member',
    'invitation.needs_owner',
    'invitation.clinic_managed',
    'invitation.account_exists',
  ],
});

export const declineInvitation = defineEndpoint({
  ...open,
  name: 'declineInvitation',
  method: 'POST',
  path: '/invitations/decline',
  summary: 'Decline an invitation',
  description: 'Declines permanently, with an optional reason. Needs no account.',
  status: 204,
  body: InvitationRefusal,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['invitation.not_valid'],
});
