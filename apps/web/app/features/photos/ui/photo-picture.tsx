import { type Photo, photoAddress, type PhotoFormat, plainWidth } from '@travesia/contracts/photos';
import { classNames } from '../../../ui/class-names.ts';

export interface PhotoPictureProps {
  photo: Pick<Photo, 'id' | 'alt' | 'width' | 'height' | 'color' | 'widths'> & { language?: string };
  /** How wide it is shown, as in `sizes` of an image: the browser chooses the file by it. */
  sizes: string;
  /** Loads eagerly: for a picture at the top of a page. */
  eager?: boolean;
  className?: string;
}

/** A photo of a clinic in the best format and size the browser takes; until it is there, its color. */
export function PhotoPicture({ photo, sizes, eager = false, className }: PhotoPictureProps) {
  const { id, alt, language, width, height, color, widths } = photo;
  const sources = (format: PhotoFormat) => widths.map((one) => `${photoAddress(id, one, format)} ${one}w`).join(', ');
  const order = eager ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture className={classNames('photo', className)}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={photoAddress(id, plainWidth(widths), 'jpg')}
        alt={alt}
        lang={language}
        width={width}
        height={height}
        decoding="async"
        style={{ backgroundColor: color }}
        {...order}
      />
    </picture>
  );
}
