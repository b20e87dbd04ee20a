import {
  acceptBooking,
  cancelBooking as cancelCall,
  completeBooking,
  countUpcomingBookings,
  createBooking,
  declineBooking,
  getBooking,
  getBookingCalendar,
  getBookingHistory,
  getBookingTerms,
  listAdminBookings,
  listDeskBookings,
  listMyBookings,
  listNetworkBookings,
  listReassignees,
  markNoShow,
  previewCancellation,
  reassignBooking as reassignCall,
  rescheduleBooking as rescheduleCall,
} from '@travesia/contracts/bookings';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import { ofCalledClinic, ofCalledNetwork, ofEverySide, ofTeam } from './bookings.policy.ts';
import { writeBookingCalendar } from './calendar-file/write-booking-calendar.ts';
import { answerBooking } from './commands/answer-booking.ts';
import { cancelBooking } from './commands/cancel-booking.ts';
import { reassignBooking } from './commands/reassign-booking.ts';
import { requestBooking } from './commands/request-booking.ts';
import { rescheduleBooking } from './commands/reschedule-booking.ts';
import { listDeskBookingsQuery } from './desk/queries/list-desk-bookings.ts';
import { readHistoryQuery } from './desk/queries/read-history.ts';
import { patientsRoutes } from './patients/patients.routes.ts';
import { getBookingTermsQuery } from './queries/get-terms.ts';
import { countUpcomingQuery, listMyBookingsQuery } from './queries/list-my-bookings.ts';
import { listReassigneesQuery } from './queries/list-reassignees.ts';
import { previewCancellationQuery } from './queries/preview-cancellation.ts';
import { readBooking } from './queries/read-booking.ts';

/** Routes of bookings: for patients and everyone who has to do with one, and for the clinic that answers. */
export function bookingsRoutes(deps: BookingsDeps): Mounted[] {
  return [
    mount(getBookingTerms, ({ query }, { actor, language }) => getBookingTermsQuery(deps, query, actor, language)),
    mount(createBooking, ({ body }, context) => requestBooking(deps, body, context)),
    mount(listMyBookings, ({ query }, { actor, language }) => listMyBookingsQuery(deps, query, actor, language)),
    mount(countUpcomingBookings, (_, { actor }) => countUpcomingQuery(deps, actor)),
    mount(getBooking, async ({ params }, { actor, language }) =>
      readBooking(deps, await ofEverySide(deps.takeSide, actor), params.id, language),
    ),
    mount(previewCancellation, ({ params }, { actor }) => previewCancellationQuery(deps, params.id, actor)),
    mount(cancelCall, ({ params, body }, context) => cancelBooking(deps, params.id, body, context)),
    mount(rescheduleCall, ({ params, body }, context) => rescheduleBooking(deps, params.id, body, context)),
    mount(listReassignees, ({ params }, { actor }) => listReassigneesQuery(deps, params.id, actor)),
    mount(reassignCall, ({ params, body }, context) => reassignBooking(deps, params.id, body, context)),
    mount(getBookingHistory, ({ params }, { actor }) => readHistoryQuery(deps, params.id, actor)),
    mount(listDeskBookings, ({ query }, { actor, language }) =>
      listDeskBookingsQuery(deps, ofCalledClinic(actor), query, language),
    ),
    mount(listNetworkBookings, ({ query }, { actor, language }) =>
      listDeskBookingsQuery(deps, ofCalledNetwork(actor), query, language),
    ),
    mount(listAdminBookings, ({ query }, { actor, language }) =>
      listDeskBookingsQuery(deps, ofTeam(actor), query, language),
    ),
    ...patientsRoutes(deps),
    mount(getBookingCalendar, ({ params }, context) => writeBookingCalendar(deps, params.id, context)),
    mount(acceptBooking, ({ params, body }, context) => answerBooking(deps, params.id, 'accept', body, context)),
    mount(declineBooking, ({ params, body }, context) => answerBooking(deps, params.id, 'decline', body, context)),
    mount(completeBooking, ({ params, body }, context) => answerBooking(deps, params.id, 'complete', body, context)),
    mount(markNoShow, ({ params, body }, context) => answerBooking(deps, params.id, 'mark_no_show', body, context)),
  ];
}
