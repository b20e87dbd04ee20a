import type { Photo } from '@travesia/contracts/photos';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { photosTexts } from '../texts.ts';
import { PhotoPicture } from './photo-picture.tsx';

/** More are shown on request. */
const AT_FIRST = 6;

/** Photos in a grid; nothing without any. */
export function PhotoGallery({ photos }: { photos: readonly Photo[] }) {
  const t = useTexts(photosTexts);
  if (photos.length === 0) return null;
  const [first, more] = [photos.slice(0, AT_FIRST), photos.slice(AT_FIRST)];
  return (
    <div className="photo-gallery">
      <PhotoGrid photos={first} />
      {more.length > 0 ? (
        <details className="no-print">
          <summary className="btn btn-secondary btn-small">{t('gallery.more', { count: more.length })}</summary>
          <PhotoGrid photos={more} />
        </details>
      ) : null}
    </div>
  );
}

const PhotoGrid = ({ photos }: { photos: readonly Photo[] }) => (
  <ul className="photo-grid">
    {photos.map((photo) => (
      <li key={photo.id}>
        <PhotoPicture photo={photo} sizes="(min-width: 900px) 260px, (min-width: 640px) 45vw, 46vw" />
      </li>
    ))}
  </ul>
);
