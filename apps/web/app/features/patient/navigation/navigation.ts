import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { patientNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(patientNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 10,
    key: 'dashboard',
    path: '/patient/dashboard',
    label: t('dashboard'),
    icon: 'home',
    roles: ['patient'],
    feature: 'patient_nav_dashboard',
    inBar: true,
  },
]);
