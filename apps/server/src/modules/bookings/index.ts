// Public API of bookings: one time at one clinic, held by the database.
export { bookingsFeature } from './feature.ts';
export { bookingLifecycle, type BookingRow } from './booking.lifecycle.ts';
export { type BookingMoney, bookingMoneyService } from './booking-money.ts';
export { type PatientJourneys, patientJourneysService } from './patients/patient-journeys.repo.ts';
export { bookingsDeps } from './booking-services.ts';
export type { BookingsDeps } from './bookings-deps.ts';
export {
  type BookingScope,
  mayReadNotes,
  ofCalledClinic,
  ofEverySide,
  ofPatient,
  roleOn,
  roomSide,
} from './bookings.policy.ts';
export { clinicianName } from './clinician-name.ts';
export { bookAgreedTime } from './commands/book-agreed-time.ts';
export { requestBooking } from './commands/request-booking.ts';
export { markClaimed } from './commands/mark-claimed.ts';
export type { AgreedTerms } from './terms/agreed-terms.ts';
export { beginDemoBooking } from './demo/begin-demo-booking.ts';
export { countClinicToAnswer, countNetworkToAnswer } from './desk/count-to-answer.ts';
export {
  type DemoBooking,
  rewriteDemoBookings,
  type TakenBooking,
  takeDemoBookings,
} from './demo/rewrite-demo-bookings.ts';
export { findAnyBooking, findBooking, findLastTerms, lockAnyBooking, lockBooking } from './bookings.repo.ts';
export { markDischarged } from './commands/mark-discharged.ts';
export { findBookableClinic, holdBookableClinic, listServiceOffers } from './offer/offers.repo.ts';
export { readTimeStates, type TimeState } from './offer/time-states.ts';
export { readBooking } from './queries/read-booking.ts';
export { findDeskPeople } from './telling/find-desk-people.ts';
export { createFindNews, type FindNews } from './telling/find-news.ts';
export { mailPerson, type Post, withdrawOutdated } from './telling/mail-of-person.ts';
export { dateText, timeText } from './telling/mails/in-words.ts';
export { findActivePerson } from './telling/people.repo.ts';
export { changeAgreedPrice, letLeave } from './terms/change-terms.ts';
export { endAndGiveBack } from './terms/end-and-give-back.ts';
export { tellOfEvents } from './telling/tell-of-events.ts';
