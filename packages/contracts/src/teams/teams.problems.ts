import { defineProblems } from '../kit/index.ts';

export const portalsProblems = defineProblems({
  'team.no_such_member': {
    status: 404,
    title: 'This person is not in the team',
    when: 'The id names nobody who works there; they may have been removed meanwhile.',
  },
  'team.last_owner': {
    status: 409,
    title: 'A team needs an owner',
    when: 'The last owner would be removed or become something else; somebody else has to be made owner first.',
  },
  'team.owners_only': {
    status: 403,
    title: 'Only owners decide about owners',
    when: 'Somebody who is no owner would make, change or remove one.',
  },
  'team.demo_person': {
    status: 403,
    title: 'This person belongs to the demonstration',
    when: 'Everybody who tries the demonstration signs in as this person: nobody changes or removes them.',
  },
  'organizations.clinic_not_managed': {
    status: 404,
    title: 'This clinic is not in your organization',
    when: 'The id names no clinic that the organization manages; it may have left meanwhile.',
  },
});
