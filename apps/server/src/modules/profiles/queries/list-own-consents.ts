import type { ConsentState } from '@travesia/contracts/profiles';
import type { Db } from '../../../platform/db/database.ts';
import { type AccountScope, listConsents } from '../../accounts/index.ts';
import { presentConsents } from '../profiles.presenter.ts';

/** A person's own consents by purpose, with history. */
export async function listOwnConsents(db: Db, scope: AccountScope): Promise<{ data: ConsentState[] }> {
  return { data: presentConsents(await listConsents(db, scope)) };
}
