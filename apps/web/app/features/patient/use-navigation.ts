import { useTexts } from '../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../../lib/portal/navigation.ts';
import { patientTexts } from './texts.ts';

/** What the patients' portal leads to. */
export function useNavigation(): PortalGroup[] {
  const t = useTexts(patientTexts);
  return [
    {
      key: 'yours',
      items: [
        {
          key: 'dashboard',
          path: '/patient/dashboard',
          label: t('nav.dashboard'),
          icon: 'home',
          roles: ['patient'],
          inBar: true,
        },
        { key: 'saved', path: '/favorites', label: t('nav.saved'), icon: 'heart', inBar: true },
      ],
    },
    {
      key: 'care',
      label: t('nav.discover'),
      items: [
        { key: 'treatments', path: '/treatments', label: t('nav.treatments'), icon: 'stethoscope', isSite: true },
        {
          key: 'search',
          path: '/find-care',
          label: t('nav.search'),
          barLabel: t('nav.searchShort'),
          icon: 'search',
          isSite: true,
          inBar: true,
        },
      ],
    },
    {
      key: 'you',
      label: t('nav.you'),
      items: [
        { key: 'profile', path: '/profile', label: t('nav.profile'), icon: 'user', inBar: true },
        { key: 'activity', path: '/activity', label: t('nav.activity'), icon: 'history' },
        { key: 'help', path: '/support', label: t('nav.help'), icon: 'life-buoy' },
      ],
    },
  ];
}
