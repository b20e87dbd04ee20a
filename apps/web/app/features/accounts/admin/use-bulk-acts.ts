import type { AdminUser } from '@travesia/contracts/accounts';
import { type BulkAct, eachOf } from '../../../lib/list/bulk/bulk-act.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { userActs } from './one/use-user.ts';
import { usersTexts } from './texts.ts';

/** Whoever was about to be deleted is so no longer, which can't be taken back. */
const undoOf = (done: AdminUser, { status }: AdminUser) =>
  status === 'closing' ? undefined : () => userActs.undo(done);

/** What an admin can do with accounts from the list. */
export function useBulkActs(): BulkAct<AdminUser>[] {
  const t = useTexts(usersTexts);
  const act = (key: 'suspend' | 'activate' | 'resend_verification') => ({
    key,
    name: t(`bulk.${key}`),
    fits: ({ actions }: AdminUser) => actions.includes(key),
    ask: {
      place: `users.${key}`,
      title: (count: number) => t(`bulk.${key}.title`, { count }),
      explain: t(`bulk.${key}.explain`),
      reason:
        key === 'suspend' ? ('required' as const) : key === 'activate' ? ('optional' as const) : ('none' as const),
      isDangerous: key === 'suspend',
    },
  });
  return [
    { ...act('suspend'), icon: 'ban', run: eachOf(userActs.suspend, undoOf) },
    { ...act('activate'), icon: 'lock', run: eachOf(userActs.activate, undoOf) },
    { ...act('resend_verification'), icon: 'mail', run: eachOf(userActs.resend) },
  ];
}
