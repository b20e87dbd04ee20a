import { CoverPicture } from '../../../../ui/picture/cover-picture.tsx';
import { coverCity } from '../cover-city.ts';

interface TreatmentCoverProps {
  slug: string;
  shape?: 'card' | 'wide-or-card';
  eager?: boolean;
}

/** The generated cover of a treatment with the skyline of a city known for it; decorative. */
export const TreatmentCover = ({ slug, ...rest }: TreatmentCoverProps) => (
  <CoverPicture treatment={slug} city={coverCity(slug)} seed={slug} {...rest} />
);
