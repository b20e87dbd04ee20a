import { defineProblems } from '../kit/index.ts';

export const leadsProblems = defineProblems({
  'leads.not_a_partner': {
    status: 409,
    title: 'This listing takes no requests',
    when: 'The provider was imported from a register and is not a partner, so nobody would read the request.',
  },
  'leads.listing_not_claimable': {
    status: 409,
    title: 'This listing cannot be claimed',
    when: 'The provider is a partner already, so it has an owner.',
  },
});
