import { coverPath, type CoverShape } from '../../../lib/art/art-path.ts';
import { ThemedPicture } from '../../../ui/picture/themed-picture.tsx';
import { coverCity } from '../cover-city.ts';

interface TreatmentCoverProps {
  slug: string;
  /** A wide cover shows the card's drawing on narrow screens. */
  shape?: CoverShape;
  eager?: boolean;
}

/** The generated cover of a treatment before the skyline of a city known for it; decorative. */
export function TreatmentCover({ slug, shape = 'card', eager = false }: TreatmentCoverProps) {
  const drawing = (drawn: CoverShape) => {
    const path = (theme: 'day' | 'night') => coverPath({ treatmentArt: slug, citySlug: coverCity(slug), seed: slug, theme, shape: drawn });
    return { day: path('day'), night: path('night') };
  };
  const card = drawing('card');
  if (shape === 'card') return <ThemedPicture {...card} width={640} height={400} eager={eager} />;
  return <ThemedPicture {...drawing('wide')} narrow={card} width={1200} height={340} eager={eager} />;
}
