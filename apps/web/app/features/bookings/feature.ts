import { portalPage, type Feature } from '../../lib/feature/feature.ts';

export const bookingsFeature: Feature = {
  name: 'bookings',
  pages: [
    portalPage('provider/bookings', 'provider/bookings.tsx', { isOfClinic: true }),
    portalPage('provider/bookings/:id', 'provider/booking.tsx', { isOfClinic: true }),
    portalPage('organization/bookings', 'organization/bookings.tsx'),
    portalPage('organization/bookings/:id', 'organization/booking.tsx'),
    portalPage('admin/bookings', 'admin/bookings.tsx'),
    portalPage('admin/bookings/:id', 'admin/booking.tsx'),
  ],
};
