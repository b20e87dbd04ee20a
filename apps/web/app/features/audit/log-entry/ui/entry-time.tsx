import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';

/** The time of an entry, in the device's time zone. */
export function EntryTime({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time className="num small" dateTime={at}>
      {format.instant(at, ownTimeZone())}
    </time>
  );
}
