import type { ImportRun } from '@travesia/contracts/imports';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { importsTexts } from '../texts.ts';

/** Imports that were carried out. */
export function RunList({ runs }: { runs: readonly ImportRun[] }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  if (runs.length === 0) return <p role="status">{t('history.none')}</p>;
  const counted = (key: 'added' | 'updated' | 'merged' | 'refused') => ({
    key,
    header: t(`count.${key}`),
    numeric: true,
    cell: ({ counts }: ImportRun) => format.number(counts[key]),
  });
  return (
    <Table
      caption={t('history')}
      hideCaption
      rowKey={({ id }) => id}
      rows={runs}
      columns={[
        {
          key: 'source',
          header: t('source'),
          cell: ({ source_name: name, file_name: file, licence }: ImportRun) => (
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
          header: t('finished'),
          cell: ({ finished_at: at }) => <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>,
        },
      ]}
    />
  );
}
