import type { ReactNode } from 'react';
import { ownTimeZone } from '../dates/own-time-zone.ts';
import { useFormat } from '../format/use-format.ts';

interface ThreadMessageProps {
  /** Author relative to the reader: themselves, the other side, or an internal note hidden from the other side. */
  mark: 'own' | 'other' | 'note';
  who: string;
  at: string;
  text: string;
  /** Follows the time, such as when it was changed. */
  aside?: ReactNode;
  /** Files and actions below the text. */
  children?: ReactNode;
}

/** A message: author, time and text. */
export function ThreadMessage({ mark, who, at, text, aside, children }: ThreadMessageProps) {
  const format = useFormat();
  return (
    <li className={`thread-message thread-${mark}`}>
      <p className="small">
        <b>{who}</b>{' '}
        <time dateTime={at} className="muted">
          {format.instant(at, ownTimeZone())}
        </time>
        {aside}
      </p>
      <p className="thread-text">{text}</p>
      {children}
    </li>
  );
}
