import type { JobQueueState } from '@travesia/contracts/platform-admin';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { debugTexts } from '../texts.ts';

/** Number of jobs by type: waiting, running, done, failed. */
export function JobQueues({ queues }: { queues: readonly JobQueueState[] }) {
  const t = useTexts(debugTexts);
  const format = useFormat();
  const counted = (key: 'waiting' | 'later' | 'running' | 'retrying' | 'done' | 'dead') => ({
    key,
    header: t(`jobs.${key}`),
    label: t(`jobs.${key}`),
    numeric: true,
    cell: (queue: JobQueueState) => format.number(queue[key]),
  });
  return (
    <section>
      <h2>{t('jobs.queues')}</h2>
      <div className="folds-line table-wide">
        <Table
          folds
          caption={t('jobs.queues')}
          hideCaption
          rowKey={({ name }) => name}
          rows={queues}
          columns={[
            {
              key: 'name',
              header: t('jobs.name'),
              cell: ({ name, cron }: JobQueueState) => (
                <>
                  {name}
                  {cron ? <span className="bench-two">{t('jobs.cron', { cron })}</span> : null}
                </>
              ),
            },
            counted('waiting'),
            counted('later'),
            counted('running'),
            counted('retrying'),
            counted('done'),
            counted('dead'),
          ]}
        />
      </div>
    </section>
  );
}
