import { type FavoriteList, listFavorites } from '@travesia/contracts/favorites';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../../../ui/navigation/pagination.tsx';
import { useKept } from '../use-kept.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { FailedLoad } from './failed-load.tsx';
import { ItemList } from './item-list.tsx';

const pageOf = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

interface AllSavedProps {
  lists: readonly FavoriteList[];
  counted: (by: number) => void;
}

/** All saved items from all lists, most recently saved first. */
export function AllSaved({ lists, counted }: AllSavedProps) {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  const view = useView();
  const page = pageOf(useSite().search);
  const { data, problem, reload, change } = useKept(listFavorites, { query: { ...view, page } });
  if (problem && !data) return <FailedLoad problem={problem} retry={reload} />;
  if (!data) return <ItemsLoading />;
  const replace = (before: { id: string }, now: (typeof data.data)[number]) =>
    change((known) => ({ ...known, data: known.data.map((one) => (one.id === before.id ? now : one)) }));
  return (
    <>
      <h2 className="sr-only">{t('tab.all')}</h2>
      <ItemList
        items={data.data}
        lists={lists}
        ofList={false}
        changed={(item) => replace(item, item)}
        returned={replace}
        counted={counted}
      />
      <Pagination
        page={data.page}
        pages={data.total_pages}
        href={(number) => path(`/favorites?tab=all${number > 1 ? `&page=${number}` : ''}`)}
      />
    </>
  );
}

/** Placeholder rows while saved items load. */
export function ItemsLoading() {
  const t = useTexts(favoriteTexts);
  return (
    <div className="saved-items" aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className="card saved-item" aria-hidden="true">
          <Skeleton height="100%" />
          <div className="saved-facts">
            <Skeleton width="30%" />
            <Skeleton width="70%" height="1.4em" />
            <Skeleton width="50%" />
          </div>
        </div>
      ))}
    </div>
  );
}
