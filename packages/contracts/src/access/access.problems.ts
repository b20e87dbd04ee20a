import { defineProblems } from '../kit/index.ts';

export const accessProblems = defineProblems({
  'access.flag_keeps_admins': {
    status: 422,
    title: 'Admins must keep this feature',
    when: 'The rule would keep admins from the screen where it can be changed back.',
  },
  'access.unknown_accounts': {
    status: 422,
    title: 'An account is not there',
    when: 'The rule names an account that does not exist.',
  },
  'access.context_at_its_longest': {
    status: 409,
    title: 'This cannot be extended further',
    when: 'The context was opened eight hours ago; it can be opened anew with a reason.',
  },
});
