import type { FeedEntry, FeedKind } from '@travesia/contracts/platform-admin';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { liveFeedTexts } from './texts.ts';

export const KIND_ICONS: Readonly<Record<FeedKind, IconName>> = {
  sign_up: 'user-plus',
  application: 'building',
  request: 'inbox',
  booking: 'calendar',
  payment: 'badge-percent',
  journey: 'route',
  message: 'message-circle',
  incident: 'siren',
  error: 'circle-alert',
};

/** An entry in words: what happened, and which record and clinic. */
export function useEntryText() {
  const t = useTexts(liveFeedTexts);
  const what = ({ name, count }: Pick<FeedEntry, 'name' | 'count'>): string => {
    if (name === 'message.sent') return t('messages', { count });
    return count > 1 ? t('entry.more', { count, what: t(`entry.${name}`) }) : t(`entry.${name}`);
  };
  return {
    what,
    facts: ({ reference, clinic, detail }: FeedEntry) => [reference, clinic, detail].filter(Boolean).join(' · '),
  };
}
