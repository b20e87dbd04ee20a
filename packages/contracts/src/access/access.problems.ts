import { defineProblems } from '../kit/index.ts';

export const accessProblems = defineProblems({
  'access.closed_to_demo': {
    status: 403,
    title: 'Closed to the demo',
    when: 'A person of the demo would change what everyone sees, or what belongs to the whole installation.',
  },
  'access.reason_required': {
    status: 403,
    title: 'A reason is needed',
    when: 'The clinic was entered without a reason, which allows reading only. Enter it again with a reason.',
  },
  'access.flag_keeps_admins': {
    status: 422,
    title: 'Admins must keep this feature',
    when: 'The rule would lock admins out of the screen where it can be changed back.',
  },
  'access.unknown_accounts': {
    status: 422,
    title: 'Account not found',
    when: 'The rule names an account that does not exist.',
  },
  'access.context_at_its_longest': {
    status: 409,
    title: 'This context can’t be extended',
    when: 'The context was opened eight hours ago. Open a new one with a reason.',
  },
});
