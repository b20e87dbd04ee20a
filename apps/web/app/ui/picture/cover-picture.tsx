import type { ReactNode } from 'react';
import { coverPath, type CoverShape } from '../../lib/art/art-path.ts';
import { useSite } from '../../lib/site/site.ts';

interface CoverPictureProps {
  /** Slug of a treatment, `clinic` or `care`. */
  treatment: string;
  city: string;
  /** ISO 3166-1 alpha-2; chooses the landscape when the city has no skyline of its own. */
  country?: string;
  /** Names the thing shown: the same seed always gives the same drawing. */
  seed: string;
  /** `wide-or-card` is the wide drawing, and the card's on screens up to 640 px. */
  shape?: CoverShape | 'wide-or-card';
  /** Loads at once: for the picture on top of a page. */
  eager?: boolean;
}

const SIZES = { card: { width: 640, height: 400 }, wide: { width: 1200, height: 340 } } as const;

/** A drawn cover for day and night; decoration, so it says nothing to a screen reader. */
export function CoverPicture({
  treatment,
  city,
  country = '',
  seed,
  shape = 'card',
  eager = false,
}: CoverPictureProps) {
  const { theme } = useSite();
  const main = shape === 'wide-or-card' ? 'wide' : shape;
  const path = (drawn: CoverShape, part: 'day' | 'night') =>
    coverPath({ treatmentArt: treatment, citySlug: city, countryCode: country, seed, theme: part, shape: drawn });
  // Hidden eager pictures would be fetched too; the one of the other theme stays lazy.
  const draw = (part: 'day' | 'night') => (
    <img
      {...SIZES[main]}
      alt=""
      decoding="async"
      className={part === 'day' ? 'in-light' : 'in-dark'}
      src={path(main, part)}
      loading={eager && (theme === 'dark') === (part === 'night') ? 'eager' : 'lazy'}
    />
  );
  return (
    <>
      <Narrow card={shape === 'wide-or-card' ? path('card', 'day') : null}>{draw('day')}</Narrow>
      <Narrow card={shape === 'wide-or-card' ? path('card', 'night') : null}>{draw('night')}</Narrow>
    </>
  );
}

/** Gives a picture another drawing on screens up to 640 px wide. */
function Narrow({ card, children }: { card: string | null; children: ReactNode }) {
  if (card === null) return children;
  return (
    <picture>
      <source media="(max-width: 640px)" srcSet={card} />
      {children}
    </picture>
  );
}
