import type { Favorite } from '@travesia/contracts/favorites';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { favoriteTexts } from '../texts.ts';
import { thingAddress } from '../thing-view.ts';

interface GoneThingProps {
  item: Favorite;
  headingId: string;
  below: ReactNode;
}

/** An item that is no longer offered: its last name and price, and alternatives. */
export function GoneThing({ item, headingId, below }: GoneThingProps) {
  const t = useTexts(favoriteTexts);
  const format = useFormat();
  const path = useLocalPath();
  return (
    <article className="card saved-item saved-gone" aria-labelledby={headingId}>
      <div className="saved-facts">
        <p>
          <Badge icon="ban">{t('gone.badge')}</Badge>
        </p>
        <h2 className="saved-name" id={headingId}>
          {item.name}
        </h2>
        <p className="small muted">
          {item.saved_price ? t('gone.price', { price: format.shown(item.saved_price) }) : t('gone.text')}
        </p>
        {item.alternatives.length > 0 ? (
          <div className="saved-instead">
            <h3 className="small">{t(`instead.${item.target_type}`)}</h3>
            <ul>
              {item.alternatives.map((other) => (
                <li key={other.target_id}>
                  <a href={path(thingAddress(other))}>
                    {other.provider_name ? `${other.provider_name}: ${other.name}` : other.name}
                  </a>{' '}
                  <span className="small muted">
                    {[other.city?.name, other.price ? format.shown(other.price) : null].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <div className="saved-below">{below}</div>
    </article>
  );
}
