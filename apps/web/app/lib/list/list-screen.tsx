import type { PageFacts } from '@travesia/contracts/kit';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../dates/own-time-zone.ts';
import { FailedLoad } from '../screen/failed-load.tsx';
import { screenTexts } from '../screen/texts.ts';
import { useFollowedLinks } from '../screen/use-followed-links.ts';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import type { Loaded } from '../calls/loaded.ts';
import type { ListColumn } from './list-column.ts';
import { ListTable, type Selection } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { listTexts } from './texts.ts';
import { useChosen } from './use-chosen.ts';
import { useListMemory } from './use-list-memory.ts';
import { useQueryHref } from './use-query-href.ts';

/** A page of a list, as the API answers it. */
export type ListPage<Row> = PageFacts & { data: readonly Row[] };
/** What a list needs of what `useCall` gives. */
export type LoadedList<Row> = Pick<
  Loaded<ListPage<Row>>,
  'data' | 'problem' | 'isLoading' | 'isStale' | 'at' | 'reload'
>;

export interface ListScreenProps<Row> {
  /** Names the list where its columns and views are remembered, such as `admin.users`. */
  list: string;
  /** What the list holds, read out. */
  caption: string;
  loaded: LoadedList<Row>;
  rowKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  /** How the list is ordered now, by the names of its columns' orders. */
  sort?: string;
  /** What stands in the place of rows that there are none of. */
  empty: string;
  /** The way on from there. */
  emptyAction?: ReactNode;
  /** How many there are, in words; the part that is shown otherwise. */
  count?: (total: number) => string;
  /** Beside views and columns: a file to save, and the like. */
  tools?: ReactNode;
  /** What can be done with many rows at once; without it none can be chosen. */
  selection?: Selection<Row>;
  /** Whether a row lies open beside the list. */
  isOpen?: (row: Row) => boolean;
  /** False where there is nothing to filter or order by. */
  hasViews?: boolean;
  /** Parameter of the address that holds the page, where a screen has several lists. */
  pageName?: string;
}

/**
 * A list of the portals: rows with columns to order by, to hide and to choose rows of, as cards on a phone; saved views; and
 * what stands there while it loads, when it failed and when it is empty. The address holds filters, order and page.
 */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { list, columns, loaded, empty, emptyAction, tools, count, hasViews = true } = props;
  const screenT = useTexts(screenTexts);
  const { data, problem, isLoading, reload } = loaded;
  const memory = useListMemory(list);
  const box = useFollowedLinks<HTMLDivElement>();
  const [first, ...rest] = columns;
  const optional = rest.filter(({ acts }) => !acts);
  const shown = columns.filter((column) => column === first || column.acts || !memory.hidden.includes(column.key));
  return (
    <div ref={box} className="list" aria-busy={isLoading || undefined}>
      <div className="list-tools">
        <ListTools memory={memory} columns={data?.data.length ? optional : []} hasViews={hasViews} />
        {tools}
      </div>
      {problem ? (
        <FailedLoad problem={problem} retry={reload} {...(data ? { title: screenT('load.old') } : {})} />
      ) : null}
      {data ? (
        data.data.length ? (
          <Rows {...props} page={data} columns={shown} />
        ) : hasViews ? (
          <EmptyState title={empty} action={emptyAction} />
        ) : (
          <p role="status">{empty}</p>
        )
      ) : problem ? null : (
        <Loading />
      )}
      {data && (data.total || count) ? <Foot {...props} page={data} /> : null}
    </div>
  );
}

type RowsProps<Row> = ListScreenProps<Row> & { page: ListPage<Row> };

function Rows<Row>({ page, rowKey, columns, caption, sort = '', selection, isOpen }: RowsProps<Row>) {
  const chosen = useChosen(page.data.map(rowKey));
  const picked = page.data.filter((row) => chosen.has(rowKey(row)));
  return (
    <>
      <ListTable
        caption={caption}
        rows={page.data}
        rowKey={rowKey}
        columns={columns}
        sort={sort}
        isOpen={isOpen}
        {...(selection ? { chosen, selection } : {})}
      />
      {selection && picked.length ? <Chosen>{selection.bar(picked, chosen)}</Chosen> : null}
    </>
  );
}

function Chosen({ children }: { children: ReactNode }) {
  const t = useTexts(listTexts);
  return (
    <div className="list-chosen" role="group" aria-label={t('chosen')}>
      {children}
    </div>
  );
}

function Foot<Row>({ page, count, loaded: { isStale, at }, pageName = 'page' }: RowsProps<Row>) {
  const t = useTexts(listTexts);
  const format = useFormat();
  const href = useQueryHref();
  const { total, page: number, page_size: size } = page;
  const range = { first: (number - 1) * size + 1, last: Math.min(number * size, total), total };
  return (
    <div className="list-foot">
      <p className="small muted num" role="status">
        {count ? count(total) : total ? t('range', range) : null}
        {isStale && at ? ` ${t('stale', { at: format.time(new Date(at).toISOString(), ownTimeZone()) })}` : null}
      </p>
      <Pagination page={number} pages={page.total_pages} href={(to) => href({ [pageName]: String(to) })} />
    </div>
  );
}

const LINES = [1, 2, 3, 4, 5, 6, 7, 8];

function Loading() {
  const t = useTexts(listTexts);
  return (
    <div className="list-loading">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {LINES.map((line) => (
        <Skeleton key={line} height="2.6em" />
      ))}
    </div>
  );
}
