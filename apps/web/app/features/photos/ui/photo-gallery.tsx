import { type Photo, photoAddress } from '@travesia/contracts/photos';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../ui/action/button.tsx';
import { photosTexts } from '../texts.ts';
import { PhotoPicture } from './photo-picture.tsx';

/** More are shown on request. */
const AT_FIRST = 6;

/**
 * Photos in a grid; nothing without any. Each is a link to the whole photo, which the script shows in a dialog instead.
 */
export function PhotoGallery({ photos }: { photos: readonly Photo[] }) {
  const t = useTexts(photosTexts);
  if (photos.length === 0) return null;
  const [first, more] = [photos.slice(0, AT_FIRST), photos.slice(AT_FIRST)];
  return (
    <div className="photo-gallery" data-enhance="photo-gallery">
      <PhotoGrid photos={first} />
      {more.length > 0 ? (
        <details className="no-print">
          <summary className="btn btn-secondary btn-small">{t('gallery.more', { count: more.length })}</summary>
          <PhotoGrid photos={more} />
        </details>
      ) : null}
      <PhotoDialog />
    </div>
  );
}

const PhotoGrid = ({ photos }: { photos: readonly Photo[] }) => (
  <ul className="photo-grid">
    {photos.map((photo) => (
      <li key={photo.id}>
        <a href={photoAddress(photo.id, photo.widths.at(-1) ?? photo.width, 'jpg')} data-photo>
          <PhotoPicture photo={photo} sizes="(min-width: 900px) 260px, (min-width: 640px) 45vw, 46vw" />
        </a>
      </li>
    ))}
  </ul>
);

/** Where the script shows a photo; closed, it is not there for anyone. */
function PhotoDialog() {
  const t = useTexts(photosTexts);
  return (
    <dialog className="photo-dialog" aria-label={t('gallery.dialog')}>
      <div className="photo-dialog-bar">
        <p className="num" data-part="count" />
        <IconButton type="button" icon="x" label={t('gallery.close')} data-part="close" autoFocus />
      </div>
      <div className="photo-dialog-place" data-part="place" />
      <p className="photo-dialog-text" role="status" data-part="text" />
      <div className="photo-dialog-ways" data-part="ways">
        <IconButton type="button" icon="chevron-left" label={t('gallery.previous')} data-part="previous" />
        <IconButton type="button" icon="chevron-right" label={t('gallery.next')} data-part="next" />
      </div>
    </dialog>
  );
}
