import type { DigestRhythm, NotificationKind } from '@travesia/contracts/profiles';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findPreferencesOf, type PreferencesRow } from '../profiles.repo.ts';
import { quietUntil } from '../quiet.rules.ts';

/** How a person wants to be notified. */
export interface Wish {
  app: boolean;
  mail: boolean;
  push: boolean;
  /** End of their quiet hours; no email and no push notification before. Null when it may be sent now. */
  notBefore: Date | null;
  /** When they are emailed of what they have not read. */
  rhythm: DigestRhythm;
  /** Time zone of their quiet hours, if they have any. */
  timeZone: string | null;
}

/** Whether and when to notify a person of a given kind. */
export const findWish = async (tx: Db | Tx, userId: string, kind: NotificationKind, at: Date): Promise<Wish> =>
  wishOf(await findPreferencesOf(tx, userId), kind, at);

/** What a person's preferences say of a kind of notification. Without any: everything, immediately. */
export function wishOf(row: PreferencesRow | undefined, kind: NotificationKind, at: Date): Wish {
  const quiet =
    row?.quietFrom && row.quietTo && row.timeZone
      ? { from: row.quietFrom, to: row.quietTo, timeZone: row.timeZone }
      : null;
  return {
    app: !row?.off.includes(`${kind}.app`),
    mail: !row?.off.includes(`${kind}.mail`),
    push: !row?.off.includes(`${kind}.push`),
    notBefore: quiet && quietUntil(quiet, at),
    rhythm: row?.mailRhythm ?? 'at_once',
    timeZone: quiet?.timeZone ?? null,
  };
}
