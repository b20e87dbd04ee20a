import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { aftercareNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(aftercareNavigationTexts, (t) => [
  {
    in: ['provider.today'],
    order: 13,
    key: 'claims',
    path: '/provider/claims',
    covers: ['/provider/recalls'],
    label: t('claims'),
    icon: 'scale',
    feature: 'provider_nav_journeys',
    badges: [
      {
        count: 'claims_to_act',
        tone: 'act',
        label: (count) => t('claims.waiting', { count }),
        opens: '?tab=your_turn',
      },
    ],
  },
  {
    in: ['organization.network'],
    order: 13,
    key: 'claims',
    path: '/organization/claims',
    covers: ['/organization/recalls'],
    label: t('claims'),
    icon: 'scale',
    feature: 'organization_journeys',
    badges: [
      {
        count: 'claims_to_act',
        tone: 'act',
        label: (count) => t('claims.waiting', { count }),
        opens: '?tab=your_turn',
      },
    ],
  },
  {
    in: ['admin.marketplace'],
    order: 8,
    key: 'claims',
    path: '/admin/claims',
    label: t('claims'),
    icon: 'scale',
    roles: ['admin'],
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
