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
  ],
};
