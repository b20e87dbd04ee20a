// Public API of availability.
export { FreeDays } from './public/free-times.tsx';
export { type FreeDay, type FreeSlot } from './public/free-times-view.ts';
