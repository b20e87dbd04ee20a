import { type Favorite, type FavoriteList, removeFavorite } from '@travesia/contracts/favorites';
import { useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { favoriteTexts } from '../texts.ts';
import { FailedAct } from './failed-load.tsx';
import { GoneThing } from './gone-thing.tsx';
import { ItemNote } from './item-note.tsx';
import { MoveForm } from './move-form.tsx';
import { PriceMark } from './price-mark.tsx';
import { ThingFacts } from './thing-facts.tsx';

export interface ItemActs {
  /** The user's lists, as move targets; null until loaded. */
  lists: readonly FavoriteList[] | null;
  changed: (item: Favorite) => void;
  removed: (item: Favorite) => void;
  moved: (item: Favorite, to: FavoriteList) => void;
}

export const headingOf = (item: Pick<Favorite, 'target_type' | 'target_id'>): string =>
  `saved-${item.target_type}-${item.target_id}`;

/** A saved item with its note and actions. */
export function ItemRow({ item, acts }: { item: Favorite; acts: ItemActs }) {
  const t = useTexts(favoriteTexts);
  const [moving, setMoving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { busy, problem, run } = useAct();
  const others = (acts.lists ?? []).filter(({ id }) => id !== item.list_id);
  const remove = () =>
    run(async () => {
      await sessionCall(removeFavorite, { params: { id: item.id } });
      acts.removed(item);
    });
  const closeMove = () => {
    setMoving(false);
    opener.current?.focus();
  };
  const moved = (now: Favorite, to: FavoriteList) => {
    closeMove();
    acts.moved(now, to);
  };
  const tools = (
    <>
      {others.length > 0 ? (
        <Button
          ref={opener}
          type="button"
          size="small"
          aria-expanded={moving}
          aria-label={t('move.openLabel', { name: item.name })}
          onClick={() => setMoving(!moving)}
        >
          {t('move.open')}
        </Button>
      ) : null}
      <Button
        type="button"
        size="small"
        variant="quiet"
        icon="x"
        busy={busy}
        aria-label={t('remove.label', { name: item.name })}
        onClick={() => void remove()}
      >
        {t('remove.do')}
      </Button>
    </>
  );
  const below = (
    <>
      <ItemNote item={item} changed={acts.changed} tools={tools} />
      {moving ? <MoveForm item={item} others={others} moved={moved} cancel={closeMove} /> : null}
      <FailedAct problem={problem} />
    </>
  );
  if (!item.target) return <GoneThing item={item} headingId={headingOf(item)} below={below} />;
  return (
    <article className="card saved-item" aria-labelledby={headingOf(item)}>
      <ThingFacts target={item.target} headingId={headingOf(item)} aside={<PriceMark item={item} />}>
        {below}
      </ThingFacts>
    </article>
  );
}
