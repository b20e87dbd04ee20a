import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { accountConsents, consentSources } from './given-consents.ts';
import { mailWishes } from './mail-wishes.ts';
import { createProfiles } from './profiles-deps.ts';
import { profilesPersonalData } from './profiles-personal-data.ts';
import { profilesRoutes } from './profiles.routes.ts';

export const profilesFeature = defineFeature({
  name: 'profiles',
  tags: { profiles: 'What people keep about themselves: identity, contacts, consents, what they want to be told.' },
  offers: [contribute(consentSources, () => accountConsents)],
  routes: (parts) => profilesRoutes(createProfiles(parts)),
  background: ({ mail, clock }) => mail.askBeforeSending(mailWishes(clock)),
  personalData: ({ secret }) => profilesPersonalData(secret),
});
