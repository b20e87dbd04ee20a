import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { DataSubject } from '../../../platform/personal-data/personal-data.ts';
import { eraseUser, isErasable, lockAccount, provedAddressesOf } from '../../accounts/index.ts';
import type { PrivacySetup } from '../privacy-deps.ts';

/** Follow-up actions of an account deletion, in the same transaction. */
export interface AfterErasure {
  /** Deletes files from storage. */
  deleteFiles: (tx: Tx, ids: readonly string[]) => Promise<void>;
  /** Sends the last email; the address is deleted with it. */
  sayGoodbye: (tx: Tx, to: { email: string; demo: boolean; language: 'en' | 'es' | 'pt' }) => Promise<void>;
}

/** Deletes an account whose grace period is over. Idempotent: does nothing for any other account. */
export async function eraseAccount(
  { database, clock, sources }: PrivacySetup,
  userId: string,
  { deleteFiles, sayGoodbye }: AfterErasure,
): Promise<void> {
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const user = await lockAccount(tx, userId);
    if (!user || !isErasable(user, at)) return;
    const subject: DataSubject = { userId, addresses: await provedAddressesOf(tx, userId), onlySession: null };
    const files: string[] = [];
    for (const source of sources) files.push(...((await source.files?.(tx, subject)) ?? []).map(({ id }) => id));
    await eraseUser(tx, user, at);
    for (const source of sources) await source.erase(tx, subject);
    if (files.length) await deleteFiles(tx, files);
    await sayGoodbye(tx, user);
  });
}
