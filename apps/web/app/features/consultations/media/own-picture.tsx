import { useMemo } from 'react';
import { Picture } from './picture.tsx';

/** The picture of an own track. */
export function OwnPicture({
  track,
  label,
  className,
}: {
  track: MediaStreamTrack;
  label: string;
  className?: string;
}) {
  const stream = useMemo(() => new MediaStream([track]), [track]);
  return <Picture stream={stream} label={label} isOwn {...(className ? { className } : {})} />;
}
