import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { teamMessagesNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(teamMessagesNavigationTexts, (t) => [
  {
    in: ['provider.today'],
    order: 18,
    key: 'team-messages',
    path: '/provider/team-messages',
    label: t('messages'),
    icon: 'users',
    onlyIfCounted: 'team_messages_unread',
    badges: [{ count: 'team_messages_unread', tone: 'act', label: (count) => t('unread', { count }) }],
  },
  {
    in: ['organization.network'],
    order: 17,
    key: 'team-messages',
    path: '/organization/team-messages',
    label: t('messages'),
    icon: 'users',
    onlyIfCounted: 'team_messages_unread',
    badges: [{ count: 'team_messages_unread', tone: 'act', label: (count) => t('unread', { count }) }],
  },
]);
