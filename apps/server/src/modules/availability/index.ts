// Public API of the availability module: working hours and free times of clinics.
export { availabilityFeature } from './feature.ts';
export { type DemoCalendar, rewriteDemoCalendars } from './demo-calendars.repo.ts';
export { refreshNextFree } from './next-free/refresh-next-free.ts';
export { type BusySource, busyTimes } from './busy/busy-times.repo.ts';
export { type Bookable, readBookable } from './bookable/read-bookable.ts';
export { holidaysOf } from './holidays/holidays-of.ts';
