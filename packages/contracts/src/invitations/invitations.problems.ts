import { defineProblems } from '../kit/index.ts';

export const invitationsProblems = defineProblems({
  'invitation.not_valid': {
    status: 410,
    title: 'This invitation is no longer valid',
    when: 'It was accepted, declined or revoked, has expired, or is unknown. `fields` gives the reason in its code (`accepted`, `declined`, `withdrawn`, `expired`, `unknown`); the inviter can send a new one.',
  },
  'invitation.other_person': {
    status: 403,
    title: 'This invitation is for another email address',
    when: 'The signed-in user’s address is not the invited one: they must sign in with that one, or ask to be invited with theirs.',
  },
  'invitation.account_exists': {
    status: 409,
    title: 'This email address already has an account',
    when: 'The invited address has a confirmed account: its owner must sign in and accept. The account is not changed.',
  },
  'invitation.other_role': {
    status: 409,
    title: 'This account already belongs to another team',
    when: 'An account belongs to one clinic, one organization or the platform; joining another requires another email address.',
  },
  'invitation.already_member': {
    status: 409,
    title: 'Already a member',
    when: 'The account already belongs to this clinic or organization, or the clinic to the organization.',
  },
  'invitation.clinic_managed': {
    status: 409,
    title: 'This clinic belongs to another organization',
    when: 'A clinic has at most one organization, and this one has another.',
  },
  'invitation.needs_owner': {
    status: 403,
    title: 'Only an owner of the clinic can accept this',
    when: 'An organization invited a clinic that has owners, and the user is not one of them.',
  },
  'invitation.too_many': {
    status: 429,
    title: 'Too many open invitations',
    when: 'The user has 20 open invitations from the last 24 hours; `retry_after` gives the wait.',
  },
});
