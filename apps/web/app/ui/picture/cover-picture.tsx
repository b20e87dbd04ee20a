import { coverPath, type CoverShape } from '../../lib/art/art-path.ts';
import { ThemedPicture } from './themed-picture.tsx';

interface CoverPictureProps {
  /** Slug of a treatment, `clinic` or `care`. */
  treatment: string;
  city: string;
  /** ISO 3166-1 alpha-2; selects the landscape if the city has no skyline of its own. */
  country?: string;
  /** Identifies the item: the same seed always gives the same drawing. */
  seed: string;
  /** `wide-or-card` is the wide drawing, or the card's on screens up to 640 px. */
  shape?: CoverShape | 'wide-or-card';
  /** Loads eagerly: for a picture at the top of a page. */
  eager?: boolean;
}

const SIZES = { card: { width: 640, height: 400 }, wide: { width: 1200, height: 340 } } as const;

/** An illustrated cover for light and dark themes; decorative, so hidden from screen readers. */
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
