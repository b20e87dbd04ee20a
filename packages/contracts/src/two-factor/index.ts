// Two-factor authentication: authenticator app codes, recovery codes, passkeys.
export * from './proof.schema.ts';
export * from './two-factor.endpoints.ts';
export * from './two-factor.events.ts';
export * from './two-factor.problems.ts';
export * from './two-factor.schema.ts';
export * from './totp-code.ts';
