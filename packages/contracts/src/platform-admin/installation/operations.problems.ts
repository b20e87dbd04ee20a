import { defineProblems } from '../../kit/index.ts';

export const operationsProblems = defineProblems({
  'operations.job_not_found': {
    status: 404,
    title: 'There is no such failed job',
    when: 'The id names no job that failed for good; it may have been tried again already.',
  },
  'operations.mail_not_found': { status: 404, title: 'There is no such mail', when: 'The id names no mail.' },
  'operations.mail_not_failed': {
    status: 409,
    title: 'This mail has not failed',
    when: 'Only a mail that failed for good can be sent again.',
  },
});
