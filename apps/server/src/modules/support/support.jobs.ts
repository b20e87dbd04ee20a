import { TICKET_KEPT_MONTHS } from '@travesia/contracts/support';
import { z } from 'zod';
import { monthsBefore } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { dropOldTickets } from './commands/drop-old-tickets.ts';

/** Retention of what visitors of the demo wrote; the demo's own is rewritten at every start. */
const DEMO_DAYS = 30;

const forgetOld = defineJob('support.forget_old', z.object({}));

/** Deletes long closed tickets every night. */
export function forgetOldTickets(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(forgetOld, () => {
    const now = clock.now();
    const demo = new Date(now.getTime() - DEMO_DAYS * 24 * 3_600_000);
    return dropOldTickets(database, { closed: monthsBefore(now, TICKET_KEPT_MONTHS), demo }, now);
  });
  jobs.schedule(forgetOld, '13 4 * * *', {});
}
