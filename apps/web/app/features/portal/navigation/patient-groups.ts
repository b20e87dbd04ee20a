import type { Translate } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import type en from './locales/en.json';

export type NavText = Translate<keyof typeof en>;

/** What the patients' portal leads to. */
export const patientGroups = (t: NavText): PortalGroup[] => [
  {
    key: 'yours',
    items: [
      {
        key: 'dashboard',
        path: '/patient/dashboard',
        label: t('dashboard'),
        icon: 'home',
        roles: ['patient'],
        feature: 'patient_nav_dashboard',
        inBar: true,
      },
      { ...saved(t), inBar: true },
    ],
  },
  {
    key: 'care',
    label: t('discover'),
    items: [
      {
        key: 'treatments',
        path: '/treatments',
        label: t('treatments'),
        icon: 'stethoscope',
        feature: 'patient_nav_browse',
        isSite: true,
      },
      {
        key: 'search',
        path: '/find-care',
        label: t('search'),
        barLabel: t('searchShort'),
        icon: 'search',
        feature: 'patient_nav_browse',
        isSite: true,
        inBar: true,
      },
    ],
  },
  {
    key: 'you',
    label: t('you'),
    items: [
      {
        key: 'profile',
        path: '/profile',
        label: t('profile'),
        icon: 'user',
        feature: 'patient_nav_profile',
        inBar: true,
      },
      { key: 'activity', path: '/activity', label: t('activity'), icon: 'history', feature: 'patient_nav_activity' },
      help(t),
    ],
  },
];

const saved = (t: NavText): PortalItem => ({
  key: 'saved',
  path: '/favorites',
  label: t('saved'),
  icon: 'heart',
  feature: 'patient_nav_favorites',
});
const help = (t: NavText): PortalItem => ({
  key: 'support',
  path: '/support',
  label: t('support'),
  barLabel: t('supportShort'),
  icon: 'life-buoy',
  feature: 'patient_nav_help',
});

/** What everybody has who works here, under the entries of their portal. */
export const accountGroup = (t: NavText, { withHelp }: { withHelp: boolean }): PortalGroup => ({
  key: 'you',
  label: t('you'),
  items: [
    { key: 'profile', path: '/profile', label: t('own.profile'), icon: 'user', feature: 'patient_nav_profile' },
    { key: 'activity', path: '/activity', label: t('own.activity'), icon: 'history', feature: 'patient_nav_activity' },
    ...(withHelp ? [help(t)] : []),
  ],
});
