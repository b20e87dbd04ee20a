// Front door of second factors: codes of authenticator apps, recovery codes, passkeys.
export { createTwoFactor } from './two-factor-deps.ts';
export { removeLostFactors } from './commands/remove-lost-factors.ts';
export { secondFactorsOf } from './second-factors-of.ts';
export { twoFactorRoutes } from './two-factor.routes.ts';
export { tellOfSecurity } from './two-factor.subscribers.ts';
export { twoFactorFeature } from './feature.ts';
