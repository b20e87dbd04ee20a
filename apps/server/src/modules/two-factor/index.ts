// Front door of second factors: codes of authenticator apps, recovery codes, passkeys.
export { createTwoFactor, type TwoFactorSetup } from './two-factor-deps.ts';
export { removeLostFactors } from './commands/remove-lost-factors.ts';
export { secondFactorsOf } from './second-factors-of.ts';
export { forgetOldChallenges } from './two-factor.jobs.ts';
export { twoFactorRoutes } from './two-factor.routes.ts';
export { tellOfSecurity } from './two-factor.subscribers.ts';
export { twoFactorPersonalData } from './two-factor-personal-data.ts';
export { twoFactorFeature } from './feature.ts';
