import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { bookingsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(bookingsNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 15,
    key: 'bookings',
    path: '/bookings',
    label: t('bookings'),
    icon: 'calendar-check',
    feature: 'patient_nav_bookings',
    badges: [{ count: 'bookings_upcoming', tone: 'info', label: (count) => t('upcoming', { count }) }],
  },
]);
