// Front door of second factors: codes of authenticator apps, recovery codes, passkeys.
export { removeLostFactors } from './commands/remove-lost-factors.ts';
export { twoFactorFeature } from './feature.ts';
