import type { Slot } from '@travesia/contracts/availability';
import { type NearestSlots, rescheduleBooking } from '@travesia/contracts/bookings';
import { useEffect, useId, useRef, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { bookingTexts } from '../../texts.ts';
import { useTimesToMove } from '../../use-times-to-move.ts';
import { SlotPicker } from '../../ui/slot-picker.tsx';
import type { ShownBooking } from './booking-screen.tsx';
import { NearestTimes } from './nearest-times.tsx';

interface MoveDialogProps extends Pick<ShownBooking, 'booking' | 'show' | 'reload'> {
  onClose: () => void;
}

/** Moves a booking to another free time: a day, a time, and a button that names both. */
export function MoveDialog({ booking, show, reload, onClose }: MoveDialogProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { id, version } = booking;
  const loaded = useTimesToMove(booking);
  const [chosen, setChosen] = useState<Slot | null>(null);
  const { busy, problem, fault, run, forget } = useAct();
  const isTaken = problem?.code === 'bookings.slot_taken';
  const near = isTaken ? ((problem.present as NearestSlots | undefined)?.nearest ?? []) : [];
  const saidOf = (slot: Slot) => `${format.date(slot.date, 'weekday')}, ${format.time(slot.starts_at, slot.time_zone)}`;
  const move = async (slot: Slot) => {
    const body = { new_date: slot.date, new_time: slot.time, new_starts_at: slot.starts_at, version };
    const moved = await run(() => sessionCall(rescheduleBooking, { params: { id }, body }));
    if (!moved) return loaded.reload();
    show(moved);
    void reload();
    showToast(t('move.done'));
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={heading} className="dialog-title">
            {t('move.title')}
          </h2>
        </div>
        <p className="small muted">{t('move.text')}</p>
        <LoadState loaded={loaded}>
          {(times) => (
            <SlotPicker
              times={times}
              chosen={chosen}
              onChoose={(slot) => {
                forget();
                setChosen(slot);
              }}
            />
          )}
        </LoadState>
        {isTaken ? (
          <Notice tone="warning" role="alert" title={t('taken.title')}>
            <p>{t(near.length > 0 ? 'taken.text' : 'taken.none')}</p>
            <NearestTimes
              slots={near}
              onChoose={(slot) => {
                forget();
                setChosen(slot);
              }}
            />
          </Notice>
        ) : (
          <FailedAct fault={fault} />
        )}
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('move.keep')}
          </Button>
          <Button
            type="button"
            variant="primary"
            busy={busy}
            disabled={chosen === null}
            onClick={() => chosen && void move(chosen)}
          >
            {chosen ? t('move.submit', { time: saidOf(chosen) }) : t('move.choose')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
