import type { Slot } from '@travesia/contracts/availability';
import { type NearestSlots, rescheduleBooking } from '@travesia/contracts/bookings';
import { useEffect, useId, useRef, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FailedAct } from '../../../../lib/workbench/screen/failed.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { RadioList } from '../../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { placeOfZone } from '../../../availability/index.ts';
import { bookingTexts } from '../../texts.ts';
import { type TimesToMove, useTimesToMove } from '../../use-times-to-move.ts';
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

interface SlotPickerProps {
  times: TimesToMove;
  chosen: Slot | null;
  onChoose: (slot: Slot | null) => void;
}

/** A day, then its times in both zones. */
function SlotPicker({ times, chosen, onChoose }: SlotPickerProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const [picked, setPicked] = useState<string | null>(null);
  const [first] = [...times.values()].flat();
  if (!first) return <p>{t('move.none')}</p>;
  const day = picked ?? chosen?.date ?? first.date;
  const ofDay = times.get(day) ?? [];
  const mine = ownTimeZone();
  const labelOf = ({ starts_at: at, time_zone: zone }: Slot) => {
    const [theirs, yours] = [format.time(at, zone), format.time(at, mine)];
    const isSame = theirs === yours && format.dayOf(at, zone) === format.dayOf(at, mine);
    return (
      <span>
        {theirs}
        {isSame ? null : (
          <small className="muted">{` ${t('nearest.yours', { time: `${format.dayOf(at, mine)}, ${yours}` })}`}</small>
        )}
      </span>
    );
  };
  return (
    <>
      <SelectField
        name="day"
        label={t('move.day')}
        value={day}
        onChange={({ currentTarget }) => {
          setPicked(currentTarget.value);
          onChoose(null);
        }}
        options={[...times.keys()].map((date) => ({ value: date, label: format.date(date, 'weekday') }))}
      />
      <div className="move-times">
        <RadioList
          name="time"
          legend={t('move.time', { place: placeOfZone(first.time_zone) })}
          chosen={chosen ? [chosen.starts_at] : []}
          onChoose={(at) => onChoose(ofDay.find(({ starts_at: start }) => start === at) ?? null)}
          choices={ofDay.map((slot) => ({ value: slot.starts_at, label: labelOf(slot) }))}
        />
      </div>
    </>
  );
}
