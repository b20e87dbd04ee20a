import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { providersNavigationTexts } from './texts.ts';

/** Something that waits for an admin. */
const toDo = (count: 'clinics_pending' | 'changes_waiting', opens: `?${string}`, label: (count: number) => string) =>
  ({ count, tone: 'act', label, opens }) as const;

/** Subscriptions of clinics, for admins. */
const subscriptions = (label: string) =>
  ({
    in: ['admin.marketplace'],
    order: 25,
    key: 'subscriptions',
    path: '/admin/subscriptions',
    label,
    icon: 'calendar-check',
    roles: ['admin'],
    feature: 'admin_subscriptions',
  }) as const;

export const navigation = defineNavigation(providersNavigationTexts, (t) => [
  {
    in: ['provider.today'],
    order: 10,
    key: 'today',
    path: '/provider/dashboard',
    label: t('today'),
    icon: 'layout-grid',
    feature: 'provider_nav_dashboard',
  },
  {
    in: ['provider.today'],
    order: 20,
    key: 'onboarding',
    path: '/provider/onboarding',
    label: t('onboarding'),
    icon: 'list-checks',
    feature: 'provider_nav_onboarding',
    badges: [{ count: 'steps_to_do', tone: 'act', label: (count) => t('onboarding.steps', { count }) }],
    whileActing: 'hidden',
  },
  {
    in: ['provider.clinic'],
    order: 10,
    key: 'treatments',
    path: '/provider/treatments',
    label: t('treatments'),
    icon: 'stethoscope',
    feature: 'provider_nav_treatments',
    whileActing: 'same',
  },
  {
    in: ['provider.clinic'],
    order: 27,
    key: 'configuration',
    path: '/provider/configuration',
    label: t('configuration'),
    icon: 'users',
    feature: 'provider_nav_configuration',
  },
  {
    in: ['provider.clinic'],
    order: 30,
    key: 'settings',
    path: '/provider/settings',
    label: t('settings'),
    icon: 'sliders-horizontal',
    feature: 'provider_nav_settings',
    badges: [
      {
        count: 'invitations_open',
        tone: 'info',
        label: (count) => t('settings.invitations', { count }),
        opens: '#team',
      },
    ],
  },
  {
    in: ['admin.marketplace'],
    order: 20,
    key: 'providers',
    path: '/admin/providers',
    label: t('providers'),
    icon: 'hospital',
    roles: ['admin'],
    feature: 'admin_providers',
    badges: [
      toDo('clinics_pending', '?tab=pending', (count) => t('providers.pending', { count })),
      toDo('changes_waiting', '?tab=changes', (count) => t('providers.changes', { count })),
    ],
  },
  subscriptions(t('subscriptions')),
]);
