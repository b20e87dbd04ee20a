import type { NotificationKind } from '@travesia/contracts/profiles';
import type { Tx } from '../../../platform/db/database.ts';
import { findPreferencesOf } from '../profiles.repo.ts';
import { quietUntil } from '../quiet.rules.ts';

/** How a person wants to be told something. */
export interface Wish {
  app: boolean;
  mail: boolean;
  /** When their quiet hours end; no mail before. Null when it may go now. */
  notBefore: Date | null;
}

/** Whether and when a person wants to be told something of a kind. Who never said is told everything at once. */
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
