// Accounts: who a person is, how they prove it, and the sessions they hold.
export * from './account.machine.ts';
export * from './accounts.endpoints.ts';
export * from './accounts.events.ts';
export * from './accounts.problems.ts';
export * from './accounts.schema.ts';
export * from './consents.ts';
export * from './email-change.endpoints.ts';
export * from './email-change.events.ts';
export * from './email-change.schema.ts';
export * from './link-times.ts';
export * from './names.ts';
export * from './password-rules.ts';
export * from './second-factor.schema.ts';
export * from './inactivity.ts';
export * from './typed.ts';
