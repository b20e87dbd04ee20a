export * from './facility-pair.machine.ts';
export * from './facility-pairs.endpoints.ts';
export * from './facility-pairs.schema.ts';
export * from './import-run.machine.ts';
export * from './import.machine.ts';
export * from './imports.endpoints.ts';
export * from './imports.problems.ts';
export * from './imports.schema.ts';
