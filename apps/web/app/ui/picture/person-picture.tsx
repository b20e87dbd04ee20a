import { classNames } from '../class-names.ts';

interface PersonPictureProps {
  first: string;
  last: string;
  /** Address of the person's picture; initials are shown without one. */
  picture: string | null;
  /** `menu` is 36 pixels wide, `profile` 96. */
  size?: 'menu' | 'profile';
}

/** A person's picture or initials, always shown with the name. */
export function PersonPicture({ first, last, picture, size = 'menu' }: PersonPictureProps) {
  const side = size === 'menu' ? 36 : 96;
  return (
    <span className={classNames('person-picture', size === 'profile' && 'person-picture-large')} aria-hidden="true">
      {picture ? (
        <img src={size === 'menu' ? `${picture}?size=96` : picture} alt="" width={side} height={side} />
      ) : (
        letter(first) + letter(last)
      )}
    </span>
  );
}

const letter = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? '';
