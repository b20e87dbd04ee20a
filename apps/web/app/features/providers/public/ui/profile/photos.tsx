import type { Photo } from '@travesia/contracts/photos';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { PhotoGallery } from '../../../../photos/index.ts';
import { providerTexts } from '../../texts.ts';
import { Section } from './section.tsx';

/** Photos of the clinic besides its cover; nothing without any. */
export function Photos({ photos }: { photos: readonly Photo[] }) {
  const t = useTexts(providerTexts);
  if (photos.length === 0) return null;
  return (
    <Section id="photos" heading={t('photos.heading')} lead={t('photos.lead')}>
      <PhotoGallery photos={photos} />
    </Section>
  );
}
