import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const bookingsFeature: Feature = {
  name: 'bookings',
  pages: [
    publicPage('start-journey/:packageId', 'public/bookings/start-journey.tsx'),
    publicPage('services/online/:serviceType/book', 'public/bookings/book-service.tsx'),
    portalPage('booking/review', 'patient/bookings/review.tsx'),
    portalPage('booking/payment', 'patient/bookings/payment.tsx'),
    portalPage('booking/confirmation', 'patient/bookings/confirmation.tsx'),
    portalPage('bookings', 'patient/bookings/bookings.tsx'),
    portalPage('bookings/:id', 'patient/bookings/booking.tsx'),
    portalPage('provider/bookings', 'provider/bookings.tsx', { isOfClinic: true }),
    portalPage('provider/bookings/:id', 'provider/booking.tsx', { isOfClinic: true }),
    portalPage('provider/patients', 'provider/patients.tsx', { isOfClinic: true }),
    portalPage('provider/patients/:id', 'provider/patient.tsx', { isOfClinic: true }),
    portalPage('organization/bookings', 'organization/bookings.tsx'),
    portalPage('organization/bookings/:id', 'organization/booking.tsx'),
    portalPage('admin/bookings', 'admin/bookings.tsx'),
    portalPage('admin/bookings/:id', 'admin/booking.tsx'),
  ],
};
