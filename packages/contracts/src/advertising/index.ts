// advertising: what clinics may claim, what they have to state, and approval of restricted treatments.
export * from './advertising.endpoints.ts';
export * from './advertising.events.ts';
export * from './advertising.schema.ts';
export * from './treatment-approval.machine.ts';
export * from './treatment-approvals.endpoints.ts';
export * from './treatment-approvals.schema.ts';
