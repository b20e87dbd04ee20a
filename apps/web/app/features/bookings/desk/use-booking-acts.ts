import {
  acceptBooking,
  completeBooking,
  declineBooking,
  type DeskBooking,
  markNoShow,
} from '@travesia/contracts/bookings';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type BulkAct, eachOf } from '../../../lib/list/bulk/bulk-act.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { bookingDeskTexts } from './texts.ts';

/** What a clinic can do with bookings from their list, one by one or with several. */
export function useBookingActs(): BulkAct<DeskBooking>[] {
  const t = useTexts(bookingDeskTexts);
  const can = (action: DeskBooking['actions'][number]) => (booking: DeskBooking) => booking.actions.includes(action);
  return [
    {
      key: 'accept',
      name: t('act.accept'),
      icon: 'circle-check',
      fits: can('accept'),
      run: eachOf(({ id, version }) => sessionCall(acceptBooking, { params: { id }, body: { version } })),
    },
    {
      key: 'complete',
      name: t('act.complete'),
      icon: 'check',
      fits: can('complete'),
      run: eachOf(({ id, version }) => sessionCall(completeBooking, { params: { id }, body: { version } })),
    },
    {
      key: 'no_show',
      name: t('act.mark_no_show'),
      icon: 'user-x',
      fits: can('mark_no_show'),
      ask: {
        place: 'bookings.no_show',
        title: (count) => t('ask.noShow', { count }),
        explain: t('explain.mark_no_show'),
        reason: 'none',
        isDangerous: true,
      },
      run: eachOf(({ id, version }) => sessionCall(markNoShow, { params: { id }, body: { version } })),
    },
    {
      key: 'decline',
      name: t('act.decline'),
      icon: 'circle-x',
      fits: can('decline'),
      ask: {
        place: 'bookings.decline',
        title: (count) => t('ask.decline', { count }),
        explain: t('explain.decline'),
        reason: 'required',
        isDangerous: true,
      },
      run: eachOf(({ id, version }, reason) =>
        sessionCall(declineBooking, { params: { id }, body: { reason, version } }),
      ),
    },
  ];
}
