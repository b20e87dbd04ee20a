import type { FavoriteTarget } from '@travesia/contracts/favorites';
import type { ReactNode } from 'react';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { CoverPicture } from '../../../../ui/picture/cover-picture.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { Rating } from '../../../../ui/rating/rating.tsx';
import { priceTexts } from '../../../../ui/price/texts.ts';
import { favoriteTexts } from '../texts.ts';
import { coverOf, thingAddress } from '../thing-view.ts';

interface ThingFactsProps {
  target: FavoriteTarget;
  /** Heading level. */
  level?: 2 | 3 | 4;
  headingId?: string;
  /** Content at the bottom. */
  children?: ReactNode;
  /** Content below the price. */
  aside?: ReactNode;
}

/** A saved item as currently offered: picture, name, place, rating, price. */
export function ThingFacts({ target, level = 2, headingId, children, aside }: ThingFactsProps) {
  const t = useTexts(favoriteTexts);
  const prices = useTexts(priceTexts);
  const path = useLocalPath();
  const Heading = `h${level}` as const;
  const { target_type: kind, provider_name: provider, city, country, price, claim, rating } = target;
  const place = [city?.name, country?.name].filter(Boolean).join(', ');
  return (
    <>
      <div className="saved-cover">
        <CoverPicture {...coverOf(target)} />
      </div>
      <div className="saved-facts">
        <p className="row small muted">
          <span>{t(`kind.${kind}`)}</span>
          <RealMark demo={target.demo} />
        </p>
        <Heading className="saved-name" id={headingId}>
          <a href={path(thingAddress(target))}>{target.name}</a>
        </Heading>
        <p className="small">
          {provider ? <span className="strong">{provider}</span> : null}
          {provider && place ? ', ' : null}
          <span className="muted">{place}</span>
        </p>
        {kind === 'treatment' ? null : <Rating value={rating?.average ?? 0} count={rating?.count ?? 0} />}
      </div>
      <div className="saved-price">
        {price ? (
          <p>
            <span className="small muted saved-price-note">
              {claim ? prices(`claim.${claim}`) : t(kind === 'provider' ? 'priceNote.provider' : 'priceNote.treatment')}
            </span>{' '}
            <Price money={price} approximate={price.approximate} size="small" />
          </p>
        ) : (
          <span className="small muted">{t('price.none')}</span>
        )}
        {aside}
      </div>
      {children ? <div className="saved-below">{children}</div> : null}
    </>
  );
}
