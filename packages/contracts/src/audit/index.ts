// The audit log: who did what, to whom, when; and what a person sees of it about themselves.
export * from './activity.endpoints.ts';
export * from './activity.schema.ts';
export * from './activity-areas.ts';
export * from './audit-actions.ts';
export * from './audit-areas.ts';
export * from './audit-log.endpoints.ts';
export * from './audit-log.schema.ts';
export * from './clinic-activity.schema.ts';
