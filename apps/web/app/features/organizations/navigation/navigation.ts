import { defineNavigation } from '../../../lib/feature/navigation.ts';
import type { Translate } from '../../../lib/i18n/use-texts.tsx';
import type en from './locales/en.json';
import { organizationsNavigationTexts } from './texts.ts';

/** Credentials that have expired, otherwise those that soon will. */
const credentialBadges = (t: Translate<keyof typeof en>) =>
  [
    {
      count: 'credentials_expired',
      tone: 'act',
      label: (count: number) => t('compliance.expired', { count }),
      opens: '?standing=expired',
    },
    {
      count: 'credentials_due',
      tone: 'info',
      label: (count: number) => t('compliance.due', { count }),
      opens: '?standing=due',
    },
  ] as const;

const clinicSettings = (t: Translate<keyof typeof en>) =>
  ({
    in: ['organization.network'],
    order: 60,
    key: 'provider-settings',
    path: '/organization/provider-settings',
    label: t('clinicSettings'),
    icon: 'sliders-horizontal',
    feature: 'organization_provider_settings',
  }) as const;

export const navigation = defineNavigation(organizationsNavigationTexts, (t) => [
  {
    in: ['organization.network'],
    order: 10,
    key: 'dashboard',
    path: '/organization/dashboard',
    label: t('dashboard'),
    icon: 'layout-grid',
    feature: 'organization_dashboard',
  },
  {
    in: ['organization.network'],
    order: 20,
    key: 'providers',
    path: '/organization/providers',
    label: t('providers'),
    icon: 'hospital',
    feature: 'organization_providers',
    badges: [
      {
        count: 'clinics_needing',
        tone: 'act',
        label: (count) => t('providers.needing', { count }),
        opens: '?state=needing',
      },
    ],
  },
  {
    in: ['organization.network'],
    order: 30,
    key: 'compliance',
    path: '/organization/compliance',
    label: t('compliance'),
    icon: 'shield-check',
    feature: 'organization_compliance',
    badges: credentialBadges(t),
  },
  clinicSettings(t),
  {
    in: ['organization.organization'],
    order: 10,
    key: 'public-profile',
    path: '/organization/profile',
    label: t('profile'),
    icon: 'building-2',
    feature: 'organization_profile',
  },
  {
    in: ['organization.organization'],
    order: 20,
    key: 'settings',
    path: '/organization/settings',
    label: t('settings'),
    icon: 'users',
    feature: 'organization_settings',
    badges: [
      {
        count: 'invitations_open',
        tone: 'info',
        label: (count) => t('settings.invitations', { count }),
        opens: '#members',
      },
    ],
  },
  {
    in: ['admin.marketplace'],
    order: 30,
    key: 'organizations',
    path: '/admin/organizations',
    label: t('organizations'),
    icon: 'network',
    roles: ['admin'],
    feature: 'admin_organizations',
  },
]);
