// Access: what users may do for whom, which features they have, and acting for a clinic.
export * from './abilities.ts';
export * from './access.problems.ts';
export * from './feature-keys.ts';
export * from './flag-rule.ts';
export * from './flags.endpoints.ts';
export * from './flags.schema.ts';
export * from './roles.ts';
