import { z } from 'zod';
import { defineFeature, defineNotification, PublicName } from '../kit/index.ts';
import { packagesProblems } from './packages.problems.ts';

export const packagesFeature = defineFeature({
  problems: packagesProblems,
  audit: {
    'package.created': 'clinics',
    'package.duplicated': 'clinics',
    'package.published': 'clinics',
    'package.paused': 'clinics',
    'package.resumed': 'clinics',
    'package.archived': 'clinics',
    'package.archiving_undone': 'clinics',
    'package.restored': 'clinics',
    'package.edition_restored': 'clinics',
    'package.prices_changed': 'clinics',
    'package.prices_confirmed': 'clinics',
    'package.proposed': 'clinics',
    'package.proposal_nudged': 'clinics',
    'package.proposal_accepted': 'clinics',
    'package.proposal_countered': 'clinics',
    'package.proposal_declined': 'clinics',
    'package.counter_accepted': 'clinics',
    'package.counter_declined': 'clinics',
    'package.proposal_withdrawn': 'clinics',
    'package.proposal_expired': 'clinics',
  },
  notifications: {
    proposal_to_clinic: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({
        organization: PublicName,
        news: z.enum(['sent', 'nudged', 'withdrawn', 'counter_accepted', 'counter_declined', 'expired']),
      }),
      path: () => '/provider/package-inbox',
    }),
    proposal_to_organization: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName, news: z.enum(['accepted', 'countered', 'declined', 'expired']) }),
      path: () => '/organization/package-outbox',
    }),
    package_prices_stale: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName, count: z.int(), hidden: z.int() }),
      path: () => '/provider/packages?stale=true',
    }),
  },
});
