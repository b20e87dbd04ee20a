import { defineProblems } from '../kit/index.ts';

export const supportProblems = defineProblems({
  'support.article_not_found': {
    status: 404,
    title: 'Article not found',
    when: 'No help article has this slug.',
  },
  'support.ticket_not_found': {
    status: 404,
    title: 'Ticket not found',
    when: 'It belongs to another user, or was deleted.',
  },
  'support.not_possible': {
    status: 409,
    title: 'This isn’t possible in the ticket’s current status',
    when: 'The status of the ticket does not allow it.',
  },
  'support.too_many_open': {
    status: 409,
    title: 'Too many open tickets',
    when: 'The user has ten tickets that are not closed.',
  },
  'support.ticket_full': {
    status: 409,
    title: 'This ticket is full',
    when: 'The ticket has 200 messages.',
  },
  'support.not_of_the_team': {
    status: 422,
    title: 'Not a member of the team',
    when: 'The assignee is not an active admin.',
  },
  'support.file_not_found': {
    status: 404,
    title: 'File not found',
    when: 'It belongs to someone else or to another message, was deleted, or was not attached within a day.',
  },
});
