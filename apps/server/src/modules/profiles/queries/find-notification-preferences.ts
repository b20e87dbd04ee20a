import type { NotificationPreferences } from '@travesia/contracts/profiles';
import type { Db } from '../../../platform/db/database.ts';
import type { AccountScope } from '../../accounts/index.ts';
import { presentPreferences } from '../profiles.presenter.ts';
import { findPreferences } from '../profiles.repo.ts';

/** A person's notification preferences. */
export async function findNotificationPreferences(db: Db, scope: AccountScope): Promise<NotificationPreferences> {
  return presentPreferences(await findPreferences(db, scope));
}
