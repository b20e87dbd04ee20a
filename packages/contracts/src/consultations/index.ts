// consultations: schemas, endpoints and rules of consultations by video.
export * from './consultation.schema.ts';
export * from './consultations.endpoints.ts';
export * from './consultations.events.ts';
export * from './consultations.live.ts';
export * from './consultations.rules.ts';
export * from './feature.ts';
