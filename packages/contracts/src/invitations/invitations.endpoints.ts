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
  summary: 'Look at an invitation',
  description:
    'Answers what somebody is invited to, by whom, and what it brings, for whoever holds the token of the mail. One that has ended is answered with its state and without the inviter’s message; an unknown token is 410.',
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
    'Joins as the signed-in person, whose address must be the invited one, and gives them their role. Answers the person as they are then; their session goes on. Becoming an admin needs a recent proof of identity.',
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
  method: 'POST',
  path: '/invitations/accept-with-signup',
  summary: 'Accept an invitation with a new account',
  description:
    'Makes an account for the invited address, which the link has proved, joins and signs in. An address that has a confirmed account is refused and nothing of that account changes. The same request again within ten minutes signs in again, or asks for the second factor that was set up meanwhile.',
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
  description: 'Declines for good, with a reason if one is given. It needs no account.',
  status: 204,
  body: InvitationRefusal,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['invitation.not_valid'],
});
