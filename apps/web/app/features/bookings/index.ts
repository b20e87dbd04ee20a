// Public API of bookings.
export { bookableOffers } from './choose/load-choice.ts';
