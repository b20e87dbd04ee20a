import { coverPath, type CoverShape } from '../../lib/art/art-path.ts';

interface CoverPictureProps {
  /** Slug of a treatment, `clinic` or `care`. */
  treatment: string;
  city: string;
  /** ISO 3166-1 alpha-2; chooses the landscape when the city has no skyline of its own. */
  country: string;
  /** Names the thing shown: the same seed always gives the same drawing. */
  seed: string;
  shape?: CoverShape;
  /** Loads at once: for the picture on top of a page. */
  eager?: boolean;
}

const SIZES = { card: { width: 640, height: 400 }, wide: { width: 1200, height: 340 } } as const;

/** A drawn cover for day and night; decoration, so it says nothing to a screen reader. */
export function CoverPicture({ treatment, city, country, seed, shape = 'card', eager = false }: CoverPictureProps) {
  const path = (theme: 'day' | 'night') =>
    coverPath({ treatmentArt: treatment, citySlug: city, countryCode: country, seed, theme, shape });
  // Hidden eager pictures would be fetched too; the one of the other theme stays lazy.
  const common = { ...SIZES[shape], alt: '', decoding: 'async' } as const;
  return (
    <>
      <img {...common} className="in-light" src={path('day')} loading={eager ? 'eager' : 'lazy'} />
      <img {...common} className="in-dark" src={path('night')} loading="lazy" />
    </>
  );
}
