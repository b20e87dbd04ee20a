// Public API of two-factor authentication: authenticator app codes, recovery codes, passkeys.
export { removeLostFactors } from './commands/remove-lost-factors.ts';
export { twoFactorFeature } from './feature.ts';
