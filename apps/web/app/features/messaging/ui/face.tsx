import type { ConversationParty } from '@travesia/contracts/messaging';
import { classNames } from '../../../ui/class-names.ts';
import { AvatarPicture } from '../../../ui/picture/avatar-picture.tsx';

interface FaceProps {
  name: string;
  party: ConversationParty;
  picture: string | null;
  size: number;
  /** A place rather than one of its people. */
  isPlace?: boolean;
}

/** The picture or the initials of who wrote or is written to; always shown with the name. */
export function Face({ name, party, picture, size, isPlace = false }: FaceProps) {
  if (isPlace && party !== 'patient' && party !== 'platform')
    return <AvatarPicture name={name} shape="square" size={size} own={picture} className="msg-face-place" />;
  return (
    <span
      className={classNames('msg-face', `msg-face-${party}`)}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {picture ? <img src={picture} alt="" width={size} height={size} loading="lazy" /> : initials(name)}
    </span>
  );
}

/** Titles say nothing about who it is. */
const TITLE = /^(dr|dra|sr|sra|mr|mrs|ms)\.?$/i;

function initials(name: string): string {
  // What follows a dot is where they work.
  const [own = ''] = name.split(' · ');
  const words = own.split(/\s+/).filter((word) => word && !TITLE.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
