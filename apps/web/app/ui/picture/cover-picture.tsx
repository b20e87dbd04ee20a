import { coverPath, type CoverShape } from '../../lib/art/art-path.ts';
import { ThemedPicture } from './themed-picture.tsx';

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
  const path = (drawn: CoverShape, theme: 'day' | 'night') =>
    coverPath({ treatmentArt: treatment, citySlug: city, countryCode: country, seed, theme, shape: drawn });
  const drawing = (drawn: CoverShape) => ({ day: path(drawn, 'day'), night: path(drawn, 'night') });
  const main = shape === 'card' ? 'card' : 'wide';
  const narrow = shape === 'wide-or-card' ? drawing('card') : undefined;
  return <ThemedPicture {...drawing(main)} {...SIZES[main]} narrow={narrow} eager={eager} />;
}
