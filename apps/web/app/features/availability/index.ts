// Public API of availability.
export { FreeDays } from './public/free-times.tsx';
export { type FreeDay, type FreeSlot, placeOfZone } from './public/free-times-view.ts';
