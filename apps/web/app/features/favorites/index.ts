// Front door of favorites.
export { MovedShortlist } from './device/use-moved-shortlist.ts';
