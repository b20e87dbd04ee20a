// Privacy: users can export and delete all their personal data.
export * from './consent-purposes.ts';
export * from './consents.schema.ts';
export * from './export.machine.ts';
export * from './privacy.endpoints.ts';
export * from './privacy.events.ts';
export * from './privacy.problems.ts';
export * from './privacy.schema.ts';
export * from './retention.ts';
