import { defineFeature } from '../kit/index.ts';
import { bookingNotices } from './booking-notices.ts';
import { bookingsProblems } from './bookings.problems.ts';
import { patientsProblems } from './patients/patients.problems.ts';

export const bookingsFeature = defineFeature({
  problems: { ...bookingsProblems, ...patientsProblems },
  audit: {
    'bookings.requested': 'bookings',
    'bookings.accepted': 'bookings',
    'bookings.declined': 'bookings',
    'bookings.paid': 'bookings',
    'bookings.moved': 'bookings',
    'bookings.reassigned': 'bookings',
    'bookings.cancelled': 'bookings',
    'bookings.expired': 'bookings',
    'bookings.completed': 'bookings',
    'bookings.no_show': 'bookings',
    'bookings.patient_read': 'privacy',
    'bookings.patients_exported': 'privacy',
  },
  notifications: bookingNotices,
});
