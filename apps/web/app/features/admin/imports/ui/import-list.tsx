import type { Import } from '@travesia/contracts/imports';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { IMPORT_MARKS } from '../import-view.ts';
import { importsTexts } from '../texts.ts';

/** Uploaded registers with where each stands. */
export function ImportList({ imports }: { imports: readonly Import[] }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const path = useLocalPath();
  if (imports.length === 0) return <p role="status">{t('open.none')}</p>;
  return (
    <div className="bench-stacked">
      <Table
        caption={t('open')}
        hideCaption
        rowKey={({ id }) => id}
        rows={imports}
        columns={[
          {
            key: 'file',
            header: t('file'),
            cell: ({ id, file_name: name, started_by: by }: Import) => (
              <>
                <Link to={path(`/admin/imports/${id}`)}>{name}</Link>
                {by ? <span className="bench-two">{by}</span> : null}
              </>
            ),
          },
          {
            key: 'state',
            header: t('state'),
            cell: ({ state }) => <Badge {...IMPORT_MARKS[state]}>{t(`state.${state}`)}</Badge>,
          },
          {
            key: 'rows',
            header: t('rows'),
            numeric: true,
            cell: ({ reading }) => (reading ? t('rows.count', { count: reading.rows }) : '–'),
          },
          {
            key: 'at',
            header: t('uploaded'),
            cell: ({ created_at: at }) => <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>,
          },
        ]}
      />
    </div>
  );
}
