import { changeFavorite, type Favorite, type FavoriteList, saveFavorite } from '@travesia/contracts/favorites';
import { useEffect, useRef, useState } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useView } from '../use-view.ts';
import { favoriteTexts } from '../texts.ts';
import { FailedAct } from './failed-load.tsx';
import { headingOf, ItemRow } from './item-row.tsx';

interface ItemListProps {
  items: readonly Favorite[];
  lists: readonly FavoriteList[] | null;
  /** Whether moving an item removes it from view: true in a list, false in all saved items. */
  ofList: boolean;
  changed: (item: Favorite) => void;
  /** Called when an item was restored under a new ID. */
  returned: (before: Favorite, now: Favorite) => void;
  /** Called with the change in the number of items shown. */
  counted: (by: number) => void;
}

type Left = { item: Favorite; to: FavoriteList | null };

/** A list of saved items. A removed or moved item is replaced by a line with an undo button. */
export function ItemList({ items, lists, ofList, changed, returned, counted }: ItemListProps) {
  const [gone, setGone] = useState<ReadonlyMap<string, Left>>(new Map());
  const [back, setBack] = useState<string | null>(null);
  useEffect(() => {
    if (back) document.getElementById(back)?.querySelector('a')?.focus();
  }, [back]);
  const t = useTexts(favoriteTexts);
  const moved = (now: Favorite, list: FavoriteList) => {
    changed(now);
    showToast(t('move.toast', { name: now.name, list: list.name }));
  };
  const leave = (item: Favorite, to: FavoriteList | null) => {
    setGone(new Map(gone).set(item.id, { item, to }));
    counted(-1);
  };
  const undone = (before: Favorite, now: Favorite) => {
    const rest = new Map(gone);
    rest.delete(before.id);
    setGone(rest);
    returned(before, now);
    counted(1);
    setBack(headingOf(now));
  };
  return (
    <ul className="saved-items">
      {items.map((item) => {
        const away = gone.get(item.id);
        return (
          <li key={`${item.target_type} ${item.target_id}`}>
            {away ? (
              <LeftLine left={away} undone={(now) => undone(item, now)} />
            ) : (
              <ItemRow
                item={item}
                acts={{
                  lists,
                  changed,
                  moved: (now, to) => (ofList ? leave(item, to) : moved(now, to)),
                  removed: () => leave(item, null),
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The line shown in place of a removed or moved item. */
function LeftLine({ left: { item, to }, undone }: { left: Left; undone: (now: Favorite) => void }) {
  const t = useTexts(favoriteTexts);
  const view = useView();
  const { busy, problem, run } = useAct();
  const line = useRef<HTMLDivElement>(null);
  // The pressed button was removed with its row.
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  const undo = () =>
    run(async () => {
      const { target_type, target_id, list_id, note } = item;
      const body = { target_type, target_id, list_id, ...(note ? { note } : {}) };
      undone(
        to
          ? await sessionCall(changeFavorite, { params: { id: item.id }, query: view, body: { list_id } })
          : await sessionCall(saveFavorite, { query: view, body }),
      );
    });
  return (
    <div className="saved-left" ref={line}>
      <p role="status">
        {to
          ? t.rich(
              'move.done',
              { link: <LocalLink to={`/favorites/lists/${to.id}`} /> },
              { name: item.name, list: to.name },
            )
          : t('remove.done', { name: item.name })}
      </p>
      {item.gone && !to ? null : (
        <Button type="button" size="small" busy={busy} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
      <FailedAct problem={problem} />
    </div>
  );
}
