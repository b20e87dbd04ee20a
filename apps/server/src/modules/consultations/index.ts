// Public API of consultations: the rooms of online consultations.
export { consultationsFeature } from './feature.ts';
export { findWaitingPatient } from './find-waiting-patient.ts';
