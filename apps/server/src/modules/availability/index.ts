// Public API of the availability module: working hours and free times of clinics.
export { availabilityFeature } from './feature.ts';
export { type DemoCalendar, rewriteDemoCalendars } from './demo-calendars.repo.ts';
export { refreshNextFree } from './next-free/refresh-next-free.ts';
