import { avatarPath, type AvatarShape } from '../../lib/art/art-path.ts';
import { classNames } from '../class-names.ts';

interface AvatarPictureProps {
  name: string;
  /** People are round, places square. */
  shape: AvatarShape;
  /** Side length in pixels. */
  size: number;
  className?: string | undefined;
  /** Loads eagerly: for a picture at the top of a page. */
  eager?: boolean;
  /** Its own picture, such as a clinic's logo. */
  own?: string | null;
}

/** The own picture or illustrated avatar of a person or place; always shown with the name. */
export function AvatarPicture({ name, shape, size, className, eager = false, own = null }: AvatarPictureProps) {
  return (
    <img
      className={classNames('avatar', shape === 'square' && 'avatar-square', className)}
      // Logos are drawn for a light ground.
      style={own ? { background: '#fff' } : undefined}
      src={own ?? avatarPath(name, shape)}
      width={size}
      height={size}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
