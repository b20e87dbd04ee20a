import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { rewriteDemoDeadLetter } from '../../platform/jobs/demo-dead-letter.repo.ts';
import { demoId } from '../demo-id.ts';

/** Failed job of the demo, for its admin to run again. The queue must have been prepared. */
export async function resetDemoJob(database: Database, clock: Clock): Promise<void> {
  const today = clock.today();
  await rewriteDemoDeadLetter(database, {
    id: demoId(`job/${today}`),
    job: 'mail.forget_old',
    message: 'canceling statement due to lock timeout: another process was writing to mail_outbox',
    attempts: 6,
    // The job runs at 3:27; its attempts took some minutes.
    diedAt: new Date(Date.parse(`${today}T03:32:40Z`) - 86_400_000),
  });
}
