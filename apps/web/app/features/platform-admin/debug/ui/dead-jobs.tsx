import { type DeadJob, retryJob } from '@travesia/contracts/platform-admin';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { eachOf } from '../../../../lib/list/bulk/bulk-act.ts';
import { defineList } from '../../../../lib/list/list-definition.ts';
import { type LoadedList, ListScreen } from '../../../../lib/list/list-screen.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { debugTexts } from '../texts.ts';

const jobsList = defineList('admin.jobs', { page: 'jobs' });

/** Permanently failed jobs, to run again one by one or several at once. */
export function DeadJobs({ jobs }: { jobs: LoadedList<DeadJob> }) {
  const t = useTexts(debugTexts);
  return (
    <ListScreen
      definition={jobsList}
      caption={t('jobs.failed')}
      loaded={jobs}
      rowKey={({ id }) => id}
      empty={t('jobs.none')}
      rowActs={{
        nameOf: ({ job }) => job,
        acts: [
          {
            key: 'retry',
            name: t('jobs.again'),
            icon: 'rotate-ccw',
            fits: ({ actions }) => actions.includes('retry'),
            run: eachOf(({ id }) => sessionCall(retryJob, { params: { id } })),
          },
        ],
      }}
      card={(job) => <Card job={job} />}
    />
  );
}

function Card({ job: { job, message, attempts, died_at: at, payload } }: { job: DeadJob }) {
  const t = useTexts(debugTexts);
  const format = useFormat();
  return (
    <>
      <b>{job}</b> <span className="bench-mono">{message}</span>
      <p className="small muted">
        {t('jobs.attempts', { attempts, at: format.instant(at, ownTimeZone()) })}{' '}
        <span className="bench-mono">{payload}</span>
      </p>
    </>
  );
}
