import { defineProblems } from '../kit/index.ts';

export const supportProblems = defineProblems({
  'support.article_not_found': {
    status: 404,
    title: 'There is no such article',
    when: 'No help article has this name.',
  },
  'support.ticket_not_found': {
    status: 404,
    title: 'There is no such ticket',
    when: 'It is not one’s own, or was deleted.',
  },
  'support.not_possible': {
    status: 409,
    title: 'This cannot be done with the ticket now',
    when: 'The ticket is in a state that does not allow it.',
  },
  'support.too_many_open': {
    status: 409,
    title: 'Too many tickets are open',
    when: 'The person has ten tickets that are not closed.',
  },
  'support.ticket_full': {
    status: 409,
    title: 'This ticket takes no more messages',
    when: 'The ticket holds 200 messages.',
  },
  'support.not_of_the_team': {
    status: 422,
    title: 'This is nobody of the team',
    when: 'The person who is to answer is no active admin.',
  },
});
