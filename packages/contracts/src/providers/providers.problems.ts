import { defineProblems } from '../kit/index.ts';

export const providersProblems = defineProblems({
  'providers.not_found': {
    status: 404,
    title: 'Provider not found',
    when: 'No listed provider has this id or slug.',
  },
  'providers.change_not_found': {
    status: 404,
    title: 'Change request not found',
    when: 'The clinic has no change request with this id.',
  },
  'providers.change_decided': {
    status: 409,
    title: 'This change request was already decided',
    when: 'The request was approved, declined or withdrawn in the meantime.',
  },
  'providers.treatment_offered': {
    status: 409,
    title: 'This treatment has a published package',
    when: 'A treatment removed from the clinic’s list still has a published package.',
  },
});
