// Public API of the availability module: working hours and free times of clinics.
export { availabilityFeature } from './feature.ts';
export { type BusySource, busyTimes } from './busy/busy-times.ts';
