// records: schemas, endpoints and machines of medical records, and how clinical documents are read.
export * from './admin/vault-size.endpoints.ts';
export * from './clinical-refusals.ts';
export * from './clinical.ts';
export * from './feature.ts';
export * from './record-values.ts';
export * from './records.endpoints.ts';
export * from './records.events.ts';
export * from './records.live.ts';
export * from './records.schema.ts';
export * from './shares/record-share.machine.ts';
export * from './shares/shares.endpoints.ts';
export * from './shares/shares.schema.ts';
export * from './uploads/record-file.machine.ts';
export * from './uploads/record-uploads.endpoints.ts';
export * from './summary/summary.endpoints.ts';
export * from './summary/summary.schema.ts';
