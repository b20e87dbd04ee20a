import { PAYOUT_WEEKDAY } from '@travesia/contracts/financials';
import type { Logger } from 'pino';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { payOutDue } from './commands/pay-out-due.ts';
import type { FinancialsDeps } from './financials-deps.ts';

const payOutJob = defineJob('financials.pay_out', z.object({}), { retries: 0 });

/** Begins the week's payouts, at 06:00 UTC. */
export function workOnPayouts(
  jobs: Pick<Jobs, 'work' | 'schedule'>,
  deps: FinancialsDeps,
  logger: Pick<Logger, 'info'>,
): void {
  jobs.work(payOutJob, async () => void (await payOutDue(deps, logger)));
  jobs.schedule(payOutJob, `0 6 * * ${PAYOUT_WEEKDAY}`, {});
}
