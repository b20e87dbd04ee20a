import { type BookingSummary, videoRoomTimes } from '@travesia/contracts/bookings';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { joinTexts } from './texts.ts';

type Joined = Pick<BookingSummary, 'video_room' | 'starts_at' | 'ends_at'>;

/** The way to the room of an online consultation, for those who take part: to enter it once it is open, to test the devices before. */
export function JoinLink({ booking }: { booking: Joined }) {
  const t = useTexts(joinTexts);
  const path = useLocalPath();
  const format = useFormat();
  const now = useNow();
  const { video_room: room, starts_at: start, ends_at: end } = booking;
  if (room === undefined) return null;
  const { opensAt } = videoRoomTimes(new Date(start), new Date(end));
  const opens = opensAt.toISOString();
  const zone = ownTimeZone();
  const isOpen = now >= opensAt.getTime();
  return (
    <>
      <LinkButton variant={isOpen ? 'primary' : 'secondary'} icon="video" href={path(room)}>
        {t(isOpen ? 'join' : 'test')}
      </LinkButton>
      {isOpen ? null : (
        <span className="small muted">
          {t('opens', { day: format.dayOf(opens, zone), time: format.time(opens, zone) })}
        </span>
      )}
    </>
  );
}
