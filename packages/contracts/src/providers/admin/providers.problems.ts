import { defineProblems } from '../../kit/index.ts';

export const platformAdminProblems = defineProblems({
  'providers.stands_differently': {
    status: 409,
    title: 'The provider stands differently by now',
    when: 'What was asked does not lead on from where it stands, such as suspending one that is suspended.',
  },
  'providers.licence_missing': {
    status: 409,
    title: 'There is no licence in force',
    when: 'A provider is verified with the licence of its facility; none is on file, or its last day has passed.',
  },
  'providers.unknown_reference': {
    status: 422,
    title: 'Something named here does not exist',
    when: 'A kind, city or country is not in the catalogue, or a number cannot be dialled; `fields` names which.',
  },
  'providers.credential_not_found': {
    status: 404,
    title: 'There is no such credential',
    when: 'The credential does not exist or is none of this provider or its clinicians.',
  },
  'providers.credential_refused': {
    status: 422,
    title: 'Something about this credential cannot be',
    when: 'A day is in the future or before another, or it names what does not exist; `fields` names which.',
  },
  'organization.not_found': {
    status: 404,
    title: 'There is no such organization',
    when: 'It does not exist, or is not for you to see.',
  },
  'organization.not_in_it': {
    status: 404,
    title: 'They do not belong to this organization',
    when: 'The person is no member of it, or the clinic is not managed by it.',
  },
  'organization.last_owner': {
    status: 409,
    title: 'An organization keeps one owner',
    when: 'The person is its only owner: another owner comes first.',
  },
  'organization.address_needed': {
    status: 422,
    title: 'Nobody is known to ask at this clinic',
    when: 'The clinic has neither an owner nor an address of its own, so the address to ask must be given.',
  },
});
