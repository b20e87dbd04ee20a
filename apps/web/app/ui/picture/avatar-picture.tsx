import { avatarPath, type AvatarShape } from '../../lib/art/art-path.ts';
import { classNames } from '../class-names.ts';

interface AvatarPictureProps {
  name: string;
  /** People are round, places square. */
  shape: AvatarShape;
  /** Side in pixels. */
  size: number;
  className?: string | undefined;
  /** Loads at once: for the picture on top of a page. */
  eager?: boolean;
}

/** The drawn face of a person or a place; the name always stands beside it. */
export function AvatarPicture({ name, shape, size, className, eager = false }: AvatarPictureProps) {
  return (
    <img
      className={classNames('avatar', shape === 'square' && 'avatar-square', className)}
      src={avatarPath(name, shape)}
      width={size}
      height={size}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
