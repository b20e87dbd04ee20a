import { defineNavigation } from '../../../lib/feature/navigation.ts';
import type en from './locales/en.json';
import { aftercareNavigationTexts } from './texts.ts';

type Texts = Parameters<Parameters<typeof defineNavigation<keyof typeof en>>[1]>[0];

const unanswered = (t: Texts) =>
  ({
    count: 'incidents_unanswered',
    tone: 'act',
    label: (count: number) => t('incidents.waiting', { count }),
  }) as const;
const claimsToAct = (t: Texts) =>
  ({
    count: 'claims_to_act',
    tone: 'act',
    label: (count: number) => t('claims.waiting', { count }),
    opens: '?tab=your_turn',
  }) as const;

export const navigation = defineNavigation(aftercareNavigationTexts, (t) => [
  {
    in: ['provider.today'],
    order: 14,
    key: 'incidents',
    path: '/provider/incidents',
    label: t('incidents'),
    icon: 'circle-alert',
    feature: 'provider_nav_journeys',
    badges: [unanswered(t)],
  },
  {
    in: ['organization.network'],
    order: 14,
    key: 'incidents',
    path: '/organization/incidents',
    label: t('incidents'),
    icon: 'circle-alert',
    feature: 'organization_journeys',
    badges: [unanswered(t)],
  },
  {
    in: ['admin.platform'],
    order: 5,
    key: 'incidents',
    path: '/admin/incidents',
    label: t('incidents'),
    icon: 'circle-alert',
    roles: ['admin'],
    feature: 'admin_support',
    badges: [unanswered(t)],
  },
  {
    in: ['provider.today'],
    order: 16,
    key: 'claims',
    path: '/provider/claims',
    covers: ['/provider/recalls'],
    label: t('claims'),
    icon: 'scale',
    feature: 'provider_nav_journeys',
    badges: [claimsToAct(t)],
  },
  {
    in: ['organization.network'],
    order: 16,
    key: 'claims',
    path: '/organization/claims',
    covers: ['/organization/recalls'],
    label: t('claims'),
    icon: 'scale',
    feature: 'organization_journeys',
    badges: [claimsToAct(t)],
  },
  {
    in: ['admin.marketplace'],
    order: 8,
    key: 'claims',
    path: '/admin/claims',
    label: t('claims'),
    icon: 'scale',
    roles: ['admin'],
    badges: [claimsToAct(t)],
  },
  {
    in: ['admin.marketplace'],
    order: 9,
    key: 'recalls',
    path: '/admin/recalls',
    label: t('recalls'),
    icon: 'shield-alert',
    roles: ['admin'],
  },
]);
