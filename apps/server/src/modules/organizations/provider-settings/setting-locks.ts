import { LOCKABLE_SETTINGS } from '@travesia/contracts/providers';
import type { SettingLocksOf } from '../../providers/index.ts';
import { findLocked, upsertOrigins } from './policies.repo.ts';

/** Locks of settings by a clinic's organization, and the clinic's own choices. */
export const settingLocks: SettingLocksOf = {
  find: async (db, providerId) => {
    const found = await findLocked(db, providerId);
    const keys = LOCKABLE_SETTINGS.filter((key) => found?.locked.includes(key));
    return found && keys.length ? { organization: found.organization, keys } : null;
  },
  noteChoices: (tx, { providerId, keys, at }) =>
    upsertOrigins(
      tx,
      keys.map((key) => ({ providerId, key, setBy: 'clinic', since: at })),
    ),
};
