import { defineProblems } from '../../kit/index.ts';

export const operationsProblems = defineProblems({
  'operations.job_not_found': {
    status: 404,
    title: 'Failed job not found',
    when: 'No permanently failed job has this id; it may have been retried already.',
  },
  'operations.mail_not_found': { status: 404, title: 'Email not found', when: 'No email has this id.' },
  'operations.mail_not_failed': {
    status: 409,
    title: 'This email hasn’t failed',
    when: 'Only a permanently failed email can be resent.',
  },
});
