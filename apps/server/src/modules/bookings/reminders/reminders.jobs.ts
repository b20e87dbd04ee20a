import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { remindDue, type RemindersDeps } from './commands/remind-due.ts';

const remind = defineJob('bookings.remind', z.object({}), { retries: 0 });

/** Reminds of visits, answers and payments every five minutes, and at the start of what was due while no server ran. */
export function remindOfBookings(jobs: Pick<Jobs, 'work' | 'schedule'>, deps: RemindersDeps): void {
  jobs.work(remind, async () => void (await remindDue(deps)));
  jobs.schedule(remind, '*/5 * * * *', {}, { catchUp: true });
}
