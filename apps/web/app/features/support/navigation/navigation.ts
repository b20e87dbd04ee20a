import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { supportNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(supportNavigationTexts, (t) => [
  {
    in: ['patient.you', 'provider.you'],
    order: 30,
    key: 'support',
    path: '/support',
    label: t('help'),
    barLabel: t('help.short'),
    icon: 'life-buoy',
    feature: 'patient_nav_help',
    badges: [
      { count: 'tickets_answered', tone: 'info', label: (count) => t('help.answered', { count }), opens: '#mine' },
    ],
  },
  {
    in: ['organization.organization'],
    order: 30,
    key: 'support',
    path: '/organization/support',
    label: t('support.network'),
    icon: 'life-buoy',
    feature: 'organization_support',
    badges: [
      { count: 'tickets_answered', tone: 'info', label: (count) => t('help.answered', { count }), opens: '#mine' },
    ],
  },
  {
    in: ['admin.platform'],
    order: 10,
    key: 'support',
    path: '/admin/support',
    label: t('support'),
    icon: 'life-buoy',
    roles: ['admin'],
    feature: 'admin_support',
    badges: [
      { count: 'tickets_open', tone: 'act', label: (count) => t('support.open', { count }), opens: '?state=open' },
    ],
  },
]);
