import { defineProblems } from '../kit/index.ts';

export const portalsProblems = defineProblems({
  'team.no_such_member': {
    status: 404,
    title: 'This person is not on the team',
    when: 'No team member has this id; they may have been removed in the meantime.',
  },
  'team.last_owner': {
    status: 409,
    title: 'A team needs an owner',
    when: 'The last owner would be removed or lose the role; make another member an owner first.',
  },
  'team.owners_only': {
    status: 403,
    title: 'Only owners can manage owners',
    when: 'A member who is not an owner tried to add, change or remove one.',
  },
  'team.demo_person': {
    status: 403,
    title: 'This is a demo user',
    when: 'Everyone who tries the demo shares this account, so it can’t be changed or removed.',
  },
  'organizations.clinic_not_managed': {
    status: 404,
    title: 'This clinic is not in your organization',
    when: 'The organization manages no clinic with this id; it may have left in the meantime.',
  },
});
