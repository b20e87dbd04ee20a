// Front door of favorites.
export { useMovedShortlist } from './device/use-moved-shortlist.ts';
