import { exportRequested } from '@travesia/contracts/privacy';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { findErasable } from '../accounts/index.ts';
import { eraseAccount } from './commands/erase-account.ts';
import { expireExports } from './commands/expire-exports.ts';
import { makeExport } from './commands/make-export.ts';
import { privacyMails } from './mails/privacy-mails.ts';
import type { PrivacySetup } from './privacy-deps.ts';

const makeOne = defineJob('privacy.make_export', z.object({ export_id: z.uuid() }), {
  retries: 3,
  timeoutSeconds: 900,
  concurrency: 1,
});
const expire = defineJob('privacy.expire_exports', z.object({}));
const eraseDue = defineJob('privacy.erase_due', z.object({}));
const deleteFiles = defineJob('privacy.delete_files', z.object({ file_ids: z.array(z.uuid()) }), { retries: 12 });

/** Creates requested exports. */
export function makeExports(outbox: Outbox, jobs: Jobs, deps: PrivacySetup): void {
  outbox.subscribe(exportRequested, 'privacy_make_export', async (tx, payload) => {
    await jobs.enqueue(tx, makeOne, payload);
  });
  jobs.work(makeOne, ({ export_id: id }, { lastAttempt }) => makeExport(deps, id, lastAttempt));
}

/** Deletes export files every hour once their week is over. */
export function forgetExports(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: PrivacySetup): void {
  jobs.work(expire, () => expireExports(deps));
  jobs.schedule(expire, '17 * * * *', {});
}

/** Deletes accounts every day once their grace period is over. One failure does not block the others. */
export function eraseClosedAccounts(
  jobs: Pick<Jobs, 'work' | 'schedule' | 'enqueue'>,
  mail: Pick<Mail, 'queueMail'>,
  deps: PrivacySetup & { origin: string },
): void {
  const { database, clock, storage, origin } = deps;
  jobs.work(deleteFiles, async ({ file_ids: ids }) => {
    for (const id of ids) await storage.delete(id);
  });
  jobs.work(eraseDue, async () => {
    const failures: unknown[] = [];
    for (const id of await findErasable(database.db, clock.now()))
      await eraseAccount(deps, id, {
        deleteFiles: async (tx, ids) => void (await jobs.enqueue(tx, deleteFiles, { file_ids: [...ids] })),
        sayGoodbye: async (tx, { language, ...to }) => {
          const order = { to, language, origin, facts: { firstName: null } };
          await mail.queueMail(tx, privacyMails.erased, order, { forgetWhenDone: true });
        },
      }).catch((error: unknown) => failures.push(error));
    if (failures.length) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
  });
  jobs.schedule(eraseDue, '7 4 * * *', {});
}
