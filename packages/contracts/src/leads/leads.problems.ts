import { defineProblems } from '../kit/index.ts';

export const leadsProblems = defineProblems({
  'leads.not_a_partner': {
    status: 409,
    title: 'This listing doesn’t accept requests',
    when: 'The provider was imported from a registry and is not a partner, so the request would not be read.',
  },
  'leads.listing_not_claimable': {
    status: 409,
    title: 'This listing can’t be claimed',
    when: 'The provider is already a partner, so it has an owner.',
  },
  'leads.not_found': {
    status: 404,
    title: 'Request not found',
    when: 'It was sent to someone else, or was deleted.',
  },
  'leads.not_possible': {
    status: 409,
    title: 'This isn’t possible in the request’s current status',
    when: 'The status of the request does not allow it, or it is not possible for this kind of request.',
  },
  'leads.not_of_the_team': {
    status: 422,
    title: 'Not a member of the team',
    when: 'The assignee may not read the requests of this clinic, organization or platform.',
  },
  'leads.full': {
    status: 409,
    title: 'This request is full',
    when: 'The request has 100 answers and notes.',
  },
});
