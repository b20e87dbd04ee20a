import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';

interface ThreadMessageProps {
  /** Whose it is, to the reader: their own, the other side's, or a note that the other side does not see. */
  mark: 'own' | 'other' | 'note';
  who: string;
  at: string;
  text: string;
}

/** A message: who, when, and what they wrote. */
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
