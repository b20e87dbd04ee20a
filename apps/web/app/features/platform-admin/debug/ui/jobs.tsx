import { listJobs } from '@travesia/contracts/platform-admin';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { debugTexts } from '../texts.ts';
import { DeadJobs } from './dead-jobs.tsx';
import { JobQueues } from './job-queues.tsx';

/** Permanently failed jobs, and the number of jobs of each type. */
export function Jobs() {
  const t = useTexts(debugTexts);
  const loaded = useCall(listJobs);
  const { data, problem, reload } = loaded;
  if (!data) return problem ? <FailedLoad problem={problem} retry={reload} /> : <Loading />;
  const { dead, queues } = data;
  // The call returns all of them at once.
  const all = { data: dead, total: dead.length, page: 1, page_size: dead.length, total_pages: 1 };
  return (
    <>
      <section>
        <h2>{t('jobs.failed')}</h2>
        <DeadJobs jobs={{ ...loaded, data: { ...all, has_next: false, has_previous: false } }} />
      </section>
      <JobQueues queues={queues} />
    </>
  );
}
