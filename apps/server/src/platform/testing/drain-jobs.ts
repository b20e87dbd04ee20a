import type { Jobs } from '../jobs/jobs.ts';
import type { Outbox } from '../outbox/outbox.ts';

/**
 * Relays every event and runs every due job, and those they cause, until nothing is left. With `later`, also what is
 * scheduled for later, including retries. Returns the number of attempts. Needs no started worker.
 */
export async function drainJobs(
  { jobs, outbox }: { jobs: Jobs; outbox: Outbox },
  options: { later?: boolean } = {},
): Promise<number> {
  let attempts = 0;
  for (let more = true; more;) {
    const relayed = await outbox.relayNow();
    const ran = await jobs.runAllDue(options);
    attempts += ran;
    more = relayed + ran > 0;
  }
  return attempts;
}
