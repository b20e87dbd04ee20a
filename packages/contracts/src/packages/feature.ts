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
  },
  notifications: {
    package_prices_stale: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName, count: z.int(), hidden: z.int() }),
      path: () => '/provider/packages?stale=true',
    }),
  },
});
