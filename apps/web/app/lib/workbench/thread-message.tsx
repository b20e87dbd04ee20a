import { ownTimeZone } from '../dates/own-time-zone.ts';
import { useFormat } from '../format/use-format.ts';

interface ThreadMessageProps {
  /** Author relative to the reader: themselves, the other side, or an internal note hidden from the other side. */
  mark: 'own' | 'other' | 'note';
  who: string;
  at: string;
  text: string;
}

/** A message: author, time and text. */
export function ThreadMessage({ mark, who, at, text }: ThreadMessageProps) {
  const format = useFormat();
  return (
    <li className={`thread-message thread-${mark}`}>
      <p className="small">
        <b>{who}</b>{' '}
        <time dateTime={at} className="muted">
          {format.instant(at, ownTimeZone())}
        </time>
      </p>
      <p className="thread-text">{text}</p>
    </li>
  );
}
