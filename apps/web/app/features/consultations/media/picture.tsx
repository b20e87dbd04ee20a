import { useEffect, useRef } from 'react';

interface PictureProps {
  stream: MediaStream;
  label: string;
  /** Own pictures make no sound and are mirrored. */
  isOwn?: boolean;
  /** The loudspeaker; empty for the browser’s own choice. */
  speaker?: string;
  className?: string;
}

/** Moving picture and sound of a stream. */
export function Picture({ stream, label, isOwn = false, speaker = '', className }: PictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || element.srcObject === stream) return;
    element.srcObject = stream;
    // Refused while nothing was clicked; it starts with the first click.
    element.play().catch(() => {});
  }, [stream]);
  useEffect(() => {
    const element = video.current;
    // One that was unplugged meanwhile: the browser’s own choice sounds on.
    if (element && 'setSinkId' in element && element.sinkId !== speaker) element.setSinkId(speaker).catch(() => {});
  }, [speaker]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people say to each other has no captions
    <video
      ref={video}
      className={className}
      data-own={isOwn || undefined}
      autoPlay
      playsInline
      muted={isOwn}
      aria-label={label}
    />
  );
}
