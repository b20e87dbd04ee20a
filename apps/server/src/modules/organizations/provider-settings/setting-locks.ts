import type { SettingLocksOf } from '../../providers/index.ts';
import { findLocked, upsertOrigins } from './policies.repo.ts';

/** Locks of settings by a clinic's organization, and the clinic's own choices. */
export const settingLocks: SettingLocksOf = {
  find: async (db, providerId) => {
    const found = await findLocked(db, providerId);
    return found?.locked.length ? { organization: found.organization, keys: found.locked } : null;
  },
  noteChoices: (tx, { providerId, keys, at }) =>
    upsertOrigins(
      tx,
      keys.map((key) => ({ providerId, key, setBy: 'clinic', since: at })),
    ),
};
