// Public API of journeys.
export type { DayOf } from './plan/day-of/find-day-of.ts';
export { loadDayOf } from './plan/day-of/load-day-of.ts';
export { OpenJourneys } from './own/ui/open-journeys.tsx';
export { JourneyBadge } from './ui/journey-status.tsx';
export { quotePath } from './quotes/own/quote-step.ts';
export { QuoteBadge } from './quotes/ui/quote-status.tsx';
