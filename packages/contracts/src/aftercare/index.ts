export * from './check-ins/check-in.machine.ts';
export * from './claims/claim.machine.ts';
export * from './incidents/incident.machine.ts';
export * from './recalls/recall.machine.ts';
