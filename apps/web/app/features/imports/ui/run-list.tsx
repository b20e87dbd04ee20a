import { IMPORT_RUN_SORTS, type ImportRun } from '@travesia/contracts/imports';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { defineList } from '../../../lib/list/list-definition.ts';
import { type LoadedList, ListScreen } from '../../../lib/list/list-screen.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Loading } from '../../../lib/workbench/states.tsx';
import { workbenchTexts } from '../../../lib/workbench/texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { IMPORT_MARKS } from '../import-view.ts';
import { importsTexts } from '../texts.ts';

const RevertDialog = lazy(() => import('./revert-dialog.tsx'));

export const runsList = defineList('admin.import_runs', {
  page: 'runs',
  sort: 'runs_sort',
  sorts: IMPORT_RUN_SORTS,
});

/** Completed imports. */
export function RunList({ runs, onChanged }: { runs: LoadedList<ImportRun>; onChanged: () => Promise<void> }) {
  const [asked, setAsked] = useState<ImportRun | null>(null);
  const t = useTexts(importsTexts);
  const bench = useTexts(workbenchTexts);
  const format = useFormat();
  const path = useLocalPath();
  const counted = (key: 'added' | 'updated' | 'merged' | 'refused') => ({
    key,
    name: t(`count.${key}`),
    numeric: true,
    order: { descending: `-${key}` },
    cell: ({ counts }: ImportRun) => format.number(counts[key]),
  });
  return (
    <>
      {asked ? (
        <Suspense fallback={<Loading lines={2} />}>
          <RevertDialog run={asked} onChanged={onChanged} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
      <ListScreen
        definition={runsList}
        filters={{ label: t('history'), filters: {}, sorts: (sort) => t(`sort.${sort}`) }}
        caption={t('history')}
        loaded={runs}
        rowKey={({ id }) => id}
        empty={t('history.none')}
        columns={[
          {
            key: 'source',
            name: t('source'),
            order: { ascending: 'source', descending: '-source' },
            cell: ({ import_id: id, source_name: name, file_name: file, licence }) => (
              <>
                {id ? <Link to={path(`/admin/imports/${id}`)}>{name}</Link> : name}
                <span className="bench-two">{[file, licence].filter(Boolean).join(' · ')}</span>
              </>
            ),
          },
          counted('added'),
          counted('updated'),
          counted('merged'),
          counted('refused'),
          {
            key: 'at',
            name: t('finished'),
            order: { ascending: 'finished', descending: '-finished', first: 'descending' },
            cell: ({ finished_at: at }) => <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>,
          },
          {
            key: 'state',
            name: t('state'),
            bare: true,
            cell: (run) =>
              run.actions.includes('revert') ? (
                <Button
                  type="button"
                  size="small"
                  icon="undo-2"
                  aria-label={t('revert.of', { source: run.source_name })}
                  onClick={() => setAsked(run)}
                >
                  {bench('undo')}
                </Button>
              ) : (
                <Badge {...IMPORT_MARKS[run.reversal ? 'reverted' : 'done']}>
                  {t(run.reversal ? 'state.reverted' : 'state.done')}
                </Badge>
              ),
          },
        ]}
      />
    </>
  );
}
