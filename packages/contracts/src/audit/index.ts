// The audit log: who did what, to whom, when.
export * from './audit-actions.ts';
