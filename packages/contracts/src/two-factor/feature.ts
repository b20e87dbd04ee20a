import { z } from 'zod';
import { defineFeature, defineNotification } from '../kit/index.ts';
import { twoFactorProblems } from './two-factor.problems.ts';
import { SecurityChange } from './two-factor.events.ts';

export const twoFactorFeature = defineFeature({
  problems: twoFactorProblems,
  audit: {
    'account.two_factor_on': 'accounts',
    'account.two_factor_off': 'accounts',
    'account.recovery_codes_made': 'accounts',
    'account.recovery_code_used': 'accounts',
    'account.passkey_added': 'accounts',
    'account.passkey_removed': 'accounts',
    'account.second_factors_removed': 'accounts',
  },
  notifications: {
    security_changed: defineNotification({
      topic: 'always',
      area: 'account',
      params: z.object({ change: SecurityChange }),
      path: () => '/profile/security',
    }),
  },
});
