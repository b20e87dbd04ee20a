// Public API of the favorites feature.
export { MovedShortlist } from './device/use-moved-shortlist.ts';
