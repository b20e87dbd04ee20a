import type { FavoriteList } from '@travesia/contracts/favorites';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CardHeading, CardLink } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { CoverPicture } from '../../../../ui/picture/cover-picture.tsx';
import { favoriteTexts } from '../texts.ts';
import { coverOf } from '../thing-view.ts';

/** A list with pictures of its latest items. */
export function ListCard({ list }: { list: FavoriteList }) {
  const t = useTexts(favoriteTexts);
  const path = useLocalPath();
  const shown = list.latest.length >= 4 ? list.latest.slice(0, 4) : list.latest.slice(0, 1);
  const cover =
    shown.length > 0 ? (
      <div className={shown.length > 1 ? 'saved-mosaic' : undefined}>
        {shown.map((target) => (
          <CoverPicture key={`${target.target_type} ${target.target_id}`} {...coverOf(target)} />
        ))}
      </div>
    ) : (
      <div className="saved-no-cover">
        <Icon name="heart" />
      </div>
    );
  return (
    <CardLink cover={cover}>
      <CardHeading href={path(`/favorites/lists/${list.id}`)} level={2}>
        {list.name}
      </CardHeading>
      <p className="row small muted">
        <span>{t('list.count', { count: list.item_count })}</span>
        {list.shared ? (
          <span className="row saved-shared">
            <Icon name="link" />
            {t('list.shared')}
          </span>
        ) : null}
      </p>
    </CardLink>
  );
}
