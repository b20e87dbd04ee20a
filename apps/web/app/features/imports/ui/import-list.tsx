import { type Import, IMPORT_SORTS } from '@travesia/contracts/imports';
import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { defineList } from '../../../lib/list/list-definition.ts';
import { type LoadedList, ListScreen } from '../../../lib/list/list-screen.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { IMPORT_MARKS, shownState } from '../import-view.ts';
import { importsTexts } from '../texts.ts';

export const importsList = defineList('admin.imports', { sorts: IMPORT_SORTS });

/** Uploaded registries with their status. */
export function ImportList({ imports }: { imports: LoadedList<Import> }) {
  const t = useTexts(importsTexts);
  const format = useFormat();
  const path = useLocalPath();
  return (
    <ListScreen
      definition={importsList}
      filters={{ label: t('open'), filters: {}, sorts: (sort) => t(`sort.${sort}`) }}
      caption={t('open')}
      loaded={imports}
      rowKey={({ id }) => id}
      empty={t('open.none')}
      columns={[
        {
          key: 'file',
          name: t('file'),
          order: { ascending: 'file', descending: '-file' },
          cell: ({ id, file_name: name, started_by: by }) => (
            <>
              <Link to={path(`/admin/imports/${id}`)}>{name}</Link>
              {by ? <span className="bench-two">{by}</span> : null}
            </>
          ),
        },
        {
          key: 'state',
          name: t('state'),
          order: { ascending: 'state' },
          bare: true,
          cell: (one) => {
            const state = shownState(one);
            return <Badge {...IMPORT_MARKS[state]}>{t(`state.${state}`)}</Badge>;
          },
        },
        {
          key: 'rows',
          name: t('rows'),
          order: { ascending: 'rows', descending: '-rows', first: 'descending' },
          bare: true,
          numeric: true,
          cell: ({ reading }) => (reading ? t('rows.count', { count: reading.rows }) : '–'),
        },
        {
          key: 'at',
          name: t('uploaded'),
          order: { ascending: 'uploaded', descending: '-uploaded', first: 'descending' },
          bare: true,
          cell: ({ created_at: at }) => <time dateTime={at}>{format.instant(at, ownTimeZone())}</time>,
        },
      ]}
    />
  );
}
