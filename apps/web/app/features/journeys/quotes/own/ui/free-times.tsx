import type { Slot } from '@travesia/contracts/availability';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { SlotPicker } from '../../../../bookings/index.ts';
import { ownQuotesTexts } from '../texts.ts';
import type { useTreatmentTimes } from '../use-treatment-times.ts';

interface FreeTimesProps {
  times: ReturnType<typeof useTreatmentTimes>;
  clinic: string;
  chosen: Slot | null;
  onChoose: (slot: Slot | null) => void;
}

/** Free times of a treatment to choose from, with the way to earlier and later ones. */
export function FreeTimes({ times: { loaded, earlier, later }, clinic, chosen, onChoose }: FreeTimesProps) {
  const t = useTexts(ownQuotesTexts);
  const move = (act: () => void) => () => {
    onChoose(null);
    act();
  };
  return (
    <LoadState loaded={loaded}>
      {({ days, from, nextFreeOn }) => (
        <>
          {days.size > 0 ? (
            <SlotPicker key={from} times={days} chosen={chosen} onChoose={onChoose} />
          ) : (
            <p>{t('time.none', { clinic })}</p>
          )}
          <p className="row">
            {earlier ? (
              <Button type="button" size="small" variant="quiet" onClick={move(earlier)}>
                {t('time.earlier')}
              </Button>
            ) : null}
            <Button
              type="button"
              size="small"
              variant="quiet"
              onClick={move(() => later(days.size === 0 && nextFreeOn ? nextFreeOn : undefined))}
            >
              {t('time.later')}
            </Button>
          </p>
        </>
      )}
    </LoadState>
  );
}
