import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { PhotoSection } from '../../../photos/index.ts';
import { sectionId } from './fields/section.tsx';
import { editorTexts } from './texts.ts';

interface PhotosPartProps {
  packageId: string;
  mayChange: boolean;
}

/** The package's photos. Apart from the form: photos are saved by themselves, and patients see them right away. */
export function PhotosPart({ packageId, mayChange }: PhotosPartProps) {
  const t = useTexts(editorTexts);
  return (
    <section className="portal-section portal-section-main" aria-labelledby={sectionId('photos')}>
      <h2 id={sectionId('photos')} tabIndex={-1}>
        {t('section.photos')}
      </h2>
      <p className="muted small pe-lead">{t('photos.lead')}</p>
      <PhotoSection subject="package" subjectId={packageId} mayChange={mayChange} />
    </section>
  );
}
