import { defineProblems } from '../kit/index.ts';

export const invitationsProblems = defineProblems({
  'invitation.not_valid': {
    status: 410,
    title: 'This invitation cannot be answered any more',
    when: 'It was accepted, declined or withdrawn, has expired, or no such invitation is known. `fields` names which by its code (`accepted`, `declined`, `withdrawn`, `expired`, `unknown`); whoever invited can send a new one.',
  },
  'invitation.other_person': {
    status: 403,
    title: 'This invitation is for somebody else',
    when: 'The signed-in person’s address is not the one that was invited: they sign in with that one, or ask to be invited by theirs.',
  },
  'invitation.account_exists': {
    status: 409,
    title: 'There is an account with this address already',
    when: 'The invited address has a confirmed account: its owner signs in and accepts, nothing of the account is changed.',
  },
  'invitation.other_role': {
    status: 409,
    title: 'This account works for somebody else already',
    when: 'An account works for one clinic, one organization or the platform; another of them needs another address.',
  },
  'invitation.already_member': {
    status: 409,
    title: 'This person is there already',
    when: 'The account belongs to this very clinic or organization, or the clinic to the organization.',
  },
  'invitation.clinic_managed': {
    status: 409,
    title: 'This clinic belongs to another organization',
    when: 'A clinic has one organization at most, and this one has another.',
  },
  'invitation.needs_owner': {
    status: 403,
    title: 'Only an owner of the clinic can accept this',
    when: 'An organization asked a clinic that has owners, and the person is none of them.',
  },
  'invitation.too_many': {
    status: 429,
    title: 'Too many open invitations',
    when: 'One person has 20 invitations of the last 24 hours open; `retry_after` names the wait.',
  },
});
