import { type Favorite, getFavoriteList, listFavoriteLists } from '@travesia/contracts/favorites';
import { useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { ShowComparison } from '../show-comparison.ts';
import { useKept } from '../use-kept.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { packagesIn, sortItems, sortOf, type ItemSort } from '../thing-view.ts';
import { ItemsLoading } from './all-saved.tsx';
import { ComparedList } from './compared-list.tsx';
import { FailedLoad } from './failed-load.tsx';
import { ItemList } from './item-list.tsx';
import { ListHead } from './list-head.tsx';
import { ListViews } from './list-views.tsx';
import { MissingList } from './missing-list.tsx';
import { NothingSaved } from './nothing-saved.tsx';

interface ListPageProps {
  id: string;
  comparison: ShowComparison;
}

/** `/favorites/lists/:id`: the items of a list, or its packages side by side with `?view=compare`. */
export function ListPage({ id, comparison }: ListPageProps) {
  const t = useTexts(favoriteTexts);
  return (
    <PortalPage title={t('head.list')} description={t('head.description')} feature="patient_nav_favorites">
      <div className="saved-screen stack-wide">
        <LocalLink to="/favorites" className="row small saved-back">
          <Icon name="arrow-left" />
          {t('list.back')}
        </LocalLink>
        <OneList id={id} comparison={comparison} />
      </div>
    </PortalPage>
  );
}

const MISSING = ['favorites.list_not_found', 'request.invalid'];

function OneList({ id, comparison }: ListPageProps) {
  const t = useTexts(favoriteTexts);
  const { search } = useSite();
  const view = useView();
  const { data, problem, reload, change } = useKept(getFavoriteList, { params: { id }, query: view });
  const others = useKept(listFavoriteLists, { query: view });
  const [sort, setSort] = useState<ItemSort>(() => sortOf(search));
  if (problem && MISSING.includes(problem.code)) return <MissingList />;
  if (!data)
    return (
      <>
        <h1>{t('head.list')}</h1>
        {problem ? <FailedLoad problem={problem} retry={reload} /> : <ItemsLoading />}
      </>
    );
  const replace = (before: Favorite, now: Favorite) =>
    change((known) => ({ ...known, items: known.items.map((one) => (one.id === before.id ? now : one)) }));
  const isCompared = new URLSearchParams(search).get('view') === 'compare';
  return (
    <>
      <ListHead list={data} change={change} />
      {data.items.length > 0 ? (
        <ListViews
          id={id}
          isCompared={isCompared}
          packages={packagesIn(data.items).length}
          sort={sort}
          choose={(next) => {
            setSort(next);
            keepSort(next);
          }}
        />
      ) : null}
      {data.items.length === 0 ? (
        <NothingSaved />
      ) : isCompared ? (
        <ComparedList list={data} show={comparison} />
      ) : (
        <ItemList
          items={sortItems(data.items, sort, view.language)}
          lists={others.data?.data ?? null}
          ofList
          changed={(item) => replace(item, item)}
          returned={replace}
          counted={(by) => change((known) => ({ ...known, item_count: known.item_count + by }))}
        />
      )}
    </>
  );
}

/** Stores the order in the URL without loading anything. */
function keepSort(sort: ItemSort): void {
  const address = new URL(location.href);
  if (sort === 'newest') address.searchParams.delete('sort');
  else address.searchParams.set('sort', sort);
  history.replaceState(history.state, '', address);
}
