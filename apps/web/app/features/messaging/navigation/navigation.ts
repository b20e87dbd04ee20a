import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { messagingNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(messagingNavigationTexts, (t) => [
  {
    in: ['patient.yours'],
    order: 17,
    key: 'messages',
    path: '/messages',
    label: t('messages'),
    icon: 'message-circle',
    roles: ['patient'],
    inBar: true,
    badges: [
      {
        count: 'messages_unread',
        atLeast: 'messages_more',
        tone: 'act',
        label: (count, isMore) => t(isMore ? 'unread.more' : 'unread', { count }),
      },
    ],
  },
  {
    in: ['provider.today'],
    order: 17,
    key: 'messages',
    path: '/provider/messages',
    label: t('messages'),
    icon: 'message-circle',
    onlyIfCounted: 'messages_unread',
    badges: [
      { count: 'messages_unread', tone: 'act', label: (count) => t('conversations', { count }), opens: '?tab=unread' },
    ],
  },
  {
    in: ['organization.network'],
    order: 13,
    key: 'messages',
    path: '/organization/messages',
    label: t('messages'),
    icon: 'message-circle',
    onlyIfCounted: 'messages_unread',
    badges: [
      { count: 'messages_unread', tone: 'act', label: (count) => t('conversations', { count }), opens: '?tab=unread' },
    ],
  },
  {
    in: ['admin.marketplace'],
    order: 4,
    key: 'messages',
    path: '/admin/messages',
    label: t('messages'),
    icon: 'message-circle',
    badges: [
      { count: 'messages_unread', tone: 'act', label: (count) => t('conversations', { count }), opens: '?tab=unread' },
    ],
  },
]);
