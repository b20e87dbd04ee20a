// Privacy: a person gets everything that is held of them, and has it erased.
export * from './export.machine.ts';
export * from './privacy.endpoints.ts';
export * from './privacy.events.ts';
export * from './privacy.problems.ts';
export * from './privacy.schema.ts';
export * from './retention.ts';
