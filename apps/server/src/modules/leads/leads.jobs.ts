import { KEPT_MONTHS } from '@travesia/contracts/leads';
import { z } from 'zod';
import { monthsBefore } from '../../platform/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { deleteArrivals } from './arrivals.repo.ts';
import { deleteOldLeads, LEAD_KINDS } from './leads.repo.ts';

const KEEP_ARRIVALS_MS = 48 * 3_600_000;

const forgetOld = defineJob('leads.forget_old', z.object({}));

/** Deletes leads every night after the retention period stated in the legal texts. */
export function forgetOldLeads(jobs: Pick<Jobs, 'work' | 'schedule'>, database: Database, clock: Clock): void {
  jobs.work(forgetOld, async () => {
    for (const kind of LEAD_KINDS) {
      await deleteOldLeads(database, kind, monthsBefore(clock.now(), KEPT_MONTHS[kind]));
    }
    await deleteArrivals(database, new Date(clock.now().getTime() - KEEP_ARRIVALS_MS));
  });
  jobs.schedule(forgetOld, '37 3 * * *', {});
}
