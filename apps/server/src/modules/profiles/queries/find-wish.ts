import type { NotificationKind } from '@travesia/contracts/profiles';
import type { Tx } from '../../../platform/db/database.ts';
import { findPreferencesOf } from '../profiles.repo.ts';
import { quietUntil } from '../quiet.rules.ts';

/** How a person wants to be notified. */
export interface Wish {
  app: boolean;
  mail: boolean;
  /** End of their quiet hours; no email before. Null when it may be sent now. */
  notBefore: Date | null;
}

/** Whether and when to notify a person of a given kind. Defaults to everything, immediately. */
export async function findWish(tx: Tx, userId: string, kind: NotificationKind, at: Date): Promise<Wish> {
  const row = await findPreferencesOf(tx, userId);
  const quiet =
    row?.quietFrom && row.quietTo && row.timeZone
      ? { from: row.quietFrom, to: row.quietTo, timeZone: row.timeZone }
      : null;
  return {
    app: !row?.off.includes(`${kind}.app`),
    mail: !row?.off.includes(`${kind}.mail`),
    notBefore: quiet && quietUntil(quiet, at),
  };
}
