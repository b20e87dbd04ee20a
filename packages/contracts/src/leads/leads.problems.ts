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
});
