import { type DeadJob, listJobs, retryJob } from '@travesia/contracts/platform-admin';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct, FailedLoad, Loading } from '../../../../lib/workbench/states.tsx';
import { debugTexts } from '../texts.ts';
import { JobQueues } from './job-queues.tsx';

/** Permanently failed jobs, and the number of jobs of each type. */
export function Jobs() {
  const t = useTexts(debugTexts);
  const format = useFormat();
  const { data, problem, reload } = useCall(listJobs);
  const { busy, problem: refused, run } = useAct();
  if (!data) return problem ? <FailedLoad problem={problem} retry={reload} /> : <Loading />;
  const retry = (job: DeadJob) =>
    run(async () => {
      await sessionCall(retryJob, { params: { id: job.id } });
      showToast(t('jobs.retried'));
      await reload();
    });
  return (
    <>
      <section>
        <h2>{t('jobs.failed')}</h2>
        <FailedAct problem={refused} />
        {data.dead.length === 0 ? (
          <p role="status">{t('jobs.none')}</p>
        ) : (
          <ul className="bench-list" aria-label={t('jobs.failed')}>
            {data.dead.map((job) => (
              <li key={job.id}>
                <span className="row between">
                  <b>{job.job}</b>
                  {job.actions.includes('retry') ? (
                    <Button type="button" size="small" icon="rotate-ccw" busy={busy} onClick={() => void retry(job)}>
                      {t('jobs.retry', { job: job.job })}
                    </Button>
                  ) : null}
                </span>
                <span className="bench-mono">{job.message}</span>
                <span className="small muted">
                  {t('jobs.attempts', {
                    attempts: job.attempts,
                    at: format.instant(job.died_at, ownTimeZone()),
                  })}{' '}
                  <span className="bench-mono">{job.payload}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <JobQueues queues={data.queues} />
    </>
  );
}
