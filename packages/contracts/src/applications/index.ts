// Applications: how a clinic applies to be listed as a partner, from the first facts to a decision.
export * from './application.machine.ts';
export * from './application-sections.schema.ts';
export * from './applications.endpoints.ts';
export * from './applications.events.ts';
export * from './applications.problems.ts';
export * from './applications.schema.ts';
export * from './admin/application-review.endpoints.ts';
export * from './admin/application-review.schema.ts';
