// The audit log: who did what, to whom, when; and what users see of it about themselves.
export * from './own/activity.endpoints.ts';
export * from './own/activity.schema.ts';
export * from './activity-area.ts';
export * from './activity-areas.ts';
export * from './audit-actions.ts';
export * from './audit-areas.ts';
export * from './admin/audit-log.endpoints.ts';
export * from './admin/audit-log.schema.ts';
export * from './own/clinic-activity.schema.ts';
export * from './reason.ts';
