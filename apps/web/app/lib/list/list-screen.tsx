import type { PageFacts } from '@travesia/contracts/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ownTimeZone } from '../dates/own-time-zone.ts';
import { FailedLoad } from '../screen/failed-load.tsx';
import { screenTexts } from '../screen/texts.ts';
import { useFollowedLinks } from '../screen/use-followed-links.ts';
import { useFormat } from '../format/use-format.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { Button } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/navigation/pagination.tsx';
import type { Loaded } from '../calls/loaded.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkResult } from './bulk/bulk-result.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { type NamedLine, useOutcome } from './bulk/use-outcome.ts';
import { FilterBar } from './filter-bar.tsx';
import type { WordsOf } from './filter-words.ts';
import type { ListColumn } from './list-column.ts';
import type { ListDefinition } from './list-definition.ts';
import { placeOf } from './list-memory.ts';
import { ListTable, PickOne } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { type RowActs, RowMenu } from './row-acts.tsx';
import { listTexts } from './texts.ts';
import { useChosen } from './use-chosen.ts';
import { type ListFilters, useListFilters } from './use-list-filters.ts';
import { useListMemory } from './use-list-memory.ts';
import { useQueryHref } from './use-query-href.ts';

// A form, which lists otherwise do without.
const BulkQuestion = lazy(() => import('./bulk/bulk-question.tsx'));

/** A page of a list, as the API returns it. */
export type ListPage<Row> = PageFacts & { data: readonly Row[] };
/** What a list needs from `useCall`. */
export type LoadedList<Row> = Pick<
  Loaded<ListPage<Row>>,
  'data' | 'problem' | 'isLoading' | 'isStale' | 'at' | 'reload'
>;

export interface ListScreenProps<Row, L extends ListDefinition = ListDefinition> {
  /** The list's URL state. */
  definition: L;
  /** Labels of its filters; only needed if it has any. */
  filters?: WordsOf<L>;
  /** Caption of the list, for screen readers. */
  caption: string;
  loaded: LoadedList<Row>;
  rowKey: (row: Row) => string;
  /** The cells of a row. */
  columns?: readonly ListColumn<Row>[];
  /** Replaces columns where rows are read rather than compared: the content of a list item. */
  card?: (row: Row) => ReactNode;
  /** Shown if there are no rows at all. */
  empty: string;
  /** Shown if filters or tabs leave no rows. */
  nothing?: string;
  /** Text of the total count; defaults to the visible range. */
  count?: (total: number) => string;
  /** At the end of the filter line, after views and columns: an export button, and the like. */
  tools?: ReactNode;
  /** What can be done with rows, selected or one by one. */
  rowActs?: RowActs<Row>;
  /** Whether a row is open next to the list. */
  isOpen?: (row: Row) => boolean;
}

/**
 * A list in a portal: filters; rows with sortable and hideable columns and selection, as cards on a phone; saved
 * views; and loading, error and empty states. The URL contains filters, sort order and page.
 */
export function ListScreen<Row, L extends ListDefinition>(props: ListScreenProps<Row, L>) {
  const { definition, filters: words, columns = [], loaded, tools, count } = props;
  const screenT = useTexts(screenTexts);
  const { data, problem, isLoading, reload } = loaded;
  const memory = useListMemory(definition.name);
  const filters = useListFilters(definition);
  const box = useFollowedLinks<HTMLDivElement>();
  const [query] = useSearchParams();
  const place = placeOf(query, definition);
  const outcome = useOutcome(place, reload);
  const [first, ...rest] = columns;
  const optional = rest.filter(({ acts }) => !acts);
  const shown = columns.filter((column) => column === first || column.acts || !memory.hidden.includes(column.key));
  const heads = new Set(shown.flatMap(({ order }) => [order?.ascending, order?.descending]));
  const isChangeable = [definition.filters, definition.tabs, definition.sorts].some((one) => Object.keys(one).length);
  return (
    <>
      <div className="list-bar">
        {words ? (
          <FilterBar
            definition={definition}
            words={words}
            filters={filters}
            isSorted={!props.card && definition.sorts.every((sort, at) => at === 0 || heads.has(sort))}
          />
        ) : null}
        <div className="list-tools">
          <ListTools memory={memory} columns={data?.data.length ? optional : []} hasViews={isChangeable} />
          {tools}
        </div>
      </div>
      <div ref={box} className="list" aria-busy={isLoading || undefined}>
        {problem ? (
          <FailedLoad problem={problem} retry={reload} {...(data ? { title: screenT('load.old') } : {})} />
        ) : null}
        {outcome.shown ? (
          <BulkResult title={outcome.shown.title} lines={outcome.shown.lines} onClose={outcome.forget} />
        ) : null}
        {data ? (
          data.data.length ? (
            <Rows {...props} page={data} columns={shown} filters={filters} place={place} onBulk={outcome.tell} />
          ) : (
            <Nothing {...props} filters={filters} isChangeable={isChangeable} />
          )
        ) : problem ? null : (
          <Loading />
        )}
        {data && (data.total || count) ? <Foot {...props} page={data} /> : null}
      </div>
    </>
  );
}

type Inside<Row> = Omit<ListScreenProps<Row>, 'filters'>;
type RowsProps<Row> = Inside<Row> & { page: ListPage<Row> };

interface AlsoShown {
  filters: ListFilters;
  place: string;
  onBulk: (act: string, lines: readonly NamedLine[] | null) => void;
}

function Rows<Row>(props: RowsProps<Row> & AlsoShown) {
  const {
    definition,
    page,
    place,
    onBulk,
    loaded,
    rowKey,
    columns = [],
    card,
    caption,
    filters,
    rowActs,
    isOpen,
  } = props;
  const chosen = useChosen(page.data.map(rowKey), place);
  const picked = page.data.filter((row) => chosen.has(rowKey(row)));
  const bulk = useBulk<Row>(async (act, rows, lines) => {
    const refused = lines?.filter(({ problem }) => problem);
    const nameOf = (id: string) => rows.filter((row) => rowKey(row) === id).map((row) => rowActs?.nameOf(row))[0];
    onBulk(act.name, lines?.map((line) => ({ ...line, name: nameOf(line.id) ?? line.id })) ?? null);
    // What was refused stays selected, to be tried otherwise.
    if (refused && picked.length) chosen.only(refused.map(({ id }) => id));
    await loaded.reload();
  });
  const { asking } = bulk;
  return (
    <>
      {card ? (
        <ul className="list-cards" aria-label={caption}>
          {page.data.map((row) => (
            <li key={rowKey(row)} className={isOpen?.(row) ? 'list-row-open' : undefined}>
              {rowActs ? (
                <div className="list-pick">
                  {rowActs.acts ? <PickOne name={rowActs.nameOf(row)} id={rowKey(row)} chosen={chosen} /> : null}
                  <div>{card(row)}</div>
                  <RowMenu row={row} rowActs={rowActs} bulk={bulk} />
                </div>
              ) : (
                card(row)
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ListTable
          definition={definition}
          caption={caption}
          rows={page.data}
          rowKey={rowKey}
          columns={columns}
          sort={filters.sort ?? ''}
          isOpen={isOpen}
          bulk={bulk}
          chosen={chosen}
          rowActs={rowActs}
        />
      )}
      {rowActs?.acts && picked.length ? (
        <BulkBar picked={picked} chosen={chosen} acts={rowActs.acts} bulk={bulk} />
      ) : null}
      {asking?.act.ask ? (
        <Suspense fallback={null}>
          <BulkQuestion
            question={asking.act.ask}
            fields={asking.act.ask.fields?.(asking.rows)}
            name={asking.act.name}
            names={asking.rows.map((row) => rowActs?.nameOf(row) ?? rowKey(row))}
            left={asking.left}
            bulk={bulk}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface NothingProps {
  empty: string;
  nothing?: string;
  filters: ListFilters;
  isChangeable: boolean;
}

function Nothing({ empty, nothing, filters: { set, isNarrowed, clear }, isChangeable }: NothingProps) {
  const t = useTexts(listTexts);
  if (!isChangeable) return <p role="status">{empty}</p>;
  return (
    <EmptyState
      title={isNarrowed ? (nothing ?? t('nothing')) : empty}
      action={
        set.length ? (
          <Button type="button" onClick={clear}>
            {t('filter.clear')}
          </Button>
        ) : undefined
      }
    />
  );
}

function Foot<Row>({ page, count, loaded: { isStale, at }, definition }: RowsProps<Row>) {
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
      <Pagination page={number} pages={page.total_pages} href={(to) => href({ [definition.page]: String(to) })} />
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
