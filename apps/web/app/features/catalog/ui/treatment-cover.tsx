import { coverPath, type CoverShape } from '../../../lib/art/art-path.ts';
import { ThemedPicture } from '../../../ui/picture/themed-picture.tsx';
import { coverCity } from '../cover-city.ts';

interface TreatmentCoverProps {
  slug: string;
  shape?: CoverShape;
  eager?: boolean;
  className?: string;
}

/** The generated cover of a treatment before the skyline of a city known for it; decorative. */
export function TreatmentCover({ slug, shape = 'card', eager = false, className }: TreatmentCoverProps) {
  const path = (theme: 'day' | 'night') => coverPath({ treatmentArt: slug, citySlug: coverCity(slug), seed: slug, theme, shape });
  const size = shape === 'wide' ? { width: 1200, height: 340 } : { width: 640, height: 400 };
  return <ThemedPicture day={path('day')} night={path('night')} {...size} eager={eager} className={className} />;
}
