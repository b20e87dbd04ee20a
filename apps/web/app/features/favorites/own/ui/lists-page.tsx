import { type FavoriteList, listFavoriteLists } from '@travesia/contracts/favorites';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useSite } from '../../../../lib/site/site.ts';
import { SkeletonCard } from '../../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../../ui/navigation/tabs.tsx';
import { useKept } from '../use-kept.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { AllSaved } from './all-saved.tsx';
import { FailedLoad } from './failed-load.tsx';
import { ListCard } from './list-card.tsx';
import { NewList } from './new-list.tsx';
import { NothingSaved } from './nothing-saved.tsx';

/** `/favorites`: the user's lists, or all saved items with `?tab=all`. */
export function ListsPage() {
  const t = useTexts(favoriteTexts);
  return (
    <PortalPage title={t('head.lists')} description={t('head.description')} feature="patient_nav_favorites">
      <Lists />
    </PortalPage>
  );
}

function Lists() {
  const t = useTexts(favoriteTexts);
  const isDemo = useSession((session) => session.user?.demo ?? false);
  const view = useView();
  const { data, problem, reload, change } = useKept(listFavoriteLists, { query: view });
  const made = (list: FavoriteList) =>
    change((known) => {
      const [usual, ...others] = known.data;
      const first = usual?.default ? [usual] : [];
      return { ...known, data: [...first, list, ...(usual?.default ? others : known.data)] };
    });
  return (
    <div className="saved-screen stack-wide">
      <div className="row between saved-top">
        <div>
          <h1>{t('lists.heading')}</h1>
          <p className="muted">{t(isDemo ? 'lists.demo' : 'lists.lead')}</p>
        </div>
        {data ? <NewList made={made} /> : null}
      </div>
      {data ? (
        <Known
          lists={data.data}
          total={data.total_items}
          counted={(by) => change((known) => ({ ...known, total_items: known.total_items + by }))}
        />
      ) : problem ? (
        <FailedLoad problem={problem} retry={reload} />
      ) : (
        <div className="saved-lists" aria-busy="true">
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </div>
      )}
    </div>
  );
}

interface KnownProps {
  lists: readonly FavoriteList[];
  total: number;
  counted: (by: number) => void;
}

function Known({ lists, total, counted }: KnownProps) {
  const t = useTexts(favoriteTexts);
  const format = useFormat();
  const path = useLocalPath();
  const isAll = new URLSearchParams(useSite().search).get('tab') === 'all';
  const isEmpty = lists.every(({ item_count: count }) => count === 0);
  return (
    <>
      {lists.length > 1 || !isEmpty ? (
        <Tabs
          label={t('tab.label')}
          tabs={[
            { href: path('/favorites'), label: t('tab.lists'), count: format.number(lists.length), current: !isAll },
            { href: path('/favorites?tab=all'), label: t('tab.all'), count: format.number(total), current: isAll },
          ]}
        />
      ) : null}
      {isEmpty ? <NothingSaved /> : null}
      {isAll && !isEmpty ? <AllSaved lists={lists} counted={counted} /> : null}
      {!isAll && lists.length > 0 && (!isEmpty || lists.length > 1) ? (
        <ul className="saved-lists">
          {lists.map((list) => (
            <li key={list.id}>
              <ListCard list={list} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
