import { defineFeature, offer } from '../../platform/feature/feature.ts';
import { accountsService, secondFactorsService } from '../accounts/index.ts';
import { securityMails } from './mails/security-mail.ts';
import { secondFactorsOf } from './second-factors-of.ts';
import { createTwoFactor, twoFactorService } from './two-factor-deps.ts';
import { twoFactorPersonalData } from './two-factor-personal-data.ts';
import { forgetOldChallenges } from './two-factor.jobs.ts';
import { twoFactorRoutes } from './two-factor.routes.ts';
import { tellOfSecurity } from './two-factor.subscribers.ts';

export const twoFactorFeature = defineFeature({
  name: 'two-factor',
  tags: { 'two-factor': 'Second factors: codes of an authenticator app, recovery codes, passkeys.' },
  offers: [
    offer(twoFactorService, createTwoFactor),
    offer(secondFactorsService, ({ get }) => secondFactorsOf(get(twoFactorService))),
  ],
  routes: ({ get }) => twoFactorRoutes({ ...get(twoFactorService), accounts: get(accountsService) }),
  background: (parts) => {
    const { outbox, jobs, database, clock } = parts;
    tellOfSecurity(outbox, parts);
    forgetOldChallenges(jobs, database, clock);
  },
  mails: securityMails,
  personalData: () => twoFactorPersonalData,
});
