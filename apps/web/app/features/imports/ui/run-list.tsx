import type { ImportRun } from '@travesia/contracts/imports';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { defineList } from '../../../lib/list/list-definition.ts';
import { type LoadedList, ListScreen } from '../../../lib/list/list-screen.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { importsTexts } from '../texts.ts';

export const runsList = defineList('admin.import_runs', { page: 'runs' });

/** Completed imports. */
export function RunList({ runs }: { runs: LoadedList<ImportRun> }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const counted = (key: 'added' | 'updated' | 'merged' | 'refused') => ({
    key,
    name: t(`count.${key}`),
    numeric: true,
    cell: ({ counts }: ImportRun) => format.number(counts[key]),
  });
  return (
    <ListScreen
      definition={runsList}
      caption={t('history')}
      loaded={runs}
      rowKey={({ id }) => id}
      empty={t('history.none')}
      columns={[
        {
          key: 'source',
          name: t('source'),
          cell: ({ source_name: name, file_name: file, licence }) => (
            <>
              {name}
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
          cell: ({ finished_at: at }) => <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>,
        },
      ]}
    />
  );
}
