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
  {
    in: ['provider.today'],
    order: 12,
    key: 'bookings',
    path: '/provider/bookings',
    label: t('bookings'),
    icon: 'calendar-check',
    feature: 'provider_nav_bookings',
    badges: [{ count: 'bookings', tone: 'act', label: (count) => t('bookings.waiting', { count }) }],
  },
  {
    in: ['provider.today'],
    order: 13,
    key: 'patients',
    path: '/provider/patients',
    label: t('patients'),
    icon: 'users',
    feature: 'provider_nav_patients',
  },
  {
    in: ['organization.network'],
    order: 12,
    key: 'bookings',
    path: '/organization/bookings',
    label: t('bookings'),
    icon: 'calendar-check',
    feature: 'organization_bookings',
    badges: [{ count: 'bookings', tone: 'act', label: (count) => t('bookings.waiting', { count }) }],
  },
  {
    in: ['admin.marketplace'],
    order: 6,
    key: 'bookings',
    path: '/admin/bookings',
    label: t('bookings'),
    icon: 'calendar-check',
    roles: ['admin'],
    feature: 'admin_bookings',
  },
]);
