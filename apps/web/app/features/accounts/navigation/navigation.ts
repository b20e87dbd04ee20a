import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { accountsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(accountsNavigationTexts, (t) => [
  {
    in: ['patient.you'],
    order: 10,
    key: 'profile',
    path: '/profile',
    label: t('profile'),
    icon: 'user',
    feature: 'patient_nav_profile',
  },
  {
    in: ['provider.you', 'organization.you', 'admin.you'],
    order: 10,
    key: 'profile',
    path: '/profile',
    label: t('profile.own'),
    icon: 'user',
    feature: 'patient_nav_profile',
  },
  {
    in: ['admin.marketplace'],
    order: 40,
    key: 'users',
    path: '/admin/users',
    label: t('users'),
    icon: 'users',
    roles: ['admin'],
    feature: 'admin_users',
  },
  {
    in: ['admin.marketplace'],
    order: 45,
    key: 'patients',
    path: '/admin/patients',
    label: t('patients'),
    icon: 'user',
    roles: ['admin'],
    feature: 'admin_patients',
  },
]);
