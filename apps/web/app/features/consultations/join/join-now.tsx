import { type BookingSummary, videoRoomTimes } from '@travesia/contracts/bookings';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { joinTexts } from './texts.ts';

/** The way into the room of an online consultation, in lists: only while it is open. */
export function JoinNow({ booking }: { booking: Pick<BookingSummary, 'video_room' | 'starts_at' | 'ends_at'> }) {
  return booking.video_room === undefined ? null : <WhileOpen {...booking} room={booking.video_room} />;
}

function WhileOpen({ room, starts_at: start, ends_at: end }: Record<'room' | 'starts_at' | 'ends_at', string>) {
  const t = useTexts(joinTexts);
  const path = useLocalPath();
  const now = useNow();
  const { opensAt, closesAt } = videoRoomTimes(new Date(start), new Date(end));
  if (now < opensAt.getTime() || now >= closesAt.getTime()) return null;
  return (
    <LinkButton variant="primary" size="small" icon="video" href={path(room)}>
      {t('join')}
    </LinkButton>
  );
}
