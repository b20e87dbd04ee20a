import type { Slot } from '@travesia/contracts/availability';
import type { Journey, Quote } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../../lib/screen/load-state.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { RefundSteps, SlotPicker } from '../../../../bookings/index.ts';
import { balanceDueOn, refundsOf } from '../refunds-of.ts';
import { ownQuotesTexts } from '../texts.ts';
import { useTreatmentTimes } from '../use-treatment-times.ts';

interface TreatmentTimeProps {
  journey: Journey;
  quote: Quote;
  chosen: Slot | null;
  onChoose: (slot: Slot | null) => void;
}

/** A free time with the named surgeon, and what it means for the money: when the rest is due, what comes back when. */
export function TreatmentTime({ journey: { provider }, quote, chosen, onChoose }: TreatmentTimeProps) {
  const t = useTexts(ownQuotesTexts);
  const format = useFormat();
  const { content, clinician, policy, balance, time_zone: zone } = quote;
  const { loaded, earlier, later } = useTreatmentTimes({
    providerId: provider.id,
    clinicianId: content.clinician_id,
    proposedOn: content.proposed_on,
    zone,
  });
  const dueOn = chosen ? balanceDueOn(quote, chosen.date) : null;
  const move = (act: () => void) => () => {
    onChoose(null);
    act();
  };
  return (
    <div className="stack">
      <h3>{t('time.heading')}</h3>
      <p className="small muted">
        {clinician ? t('time.with', { name: clinician.name }) : t('time.at', { clinic: provider.name })}
        {content.proposed_on ? ` ${t('time.proposed', { date: format.date(content.proposed_on, 'weekday') })}` : null}
      </p>
      <LoadState loaded={loaded}>
        {({ days, from, nextFreeOn }) => (
          <>
            {days.size > 0 ? (
              <SlotPicker key={from} times={days} chosen={chosen} onChoose={onChoose} />
            ) : (
              <p>{t('time.none', { clinic: provider.name })}</p>
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
      {chosen ? (
        <>
          {dueOn ? (
            <p className="small num">
              {t('time.balance', { amount: format.money(balance), date: format.date(dueOn, 'weekday') })}
            </p>
          ) : null}
          <div className="refund-wide">
            <RefundSteps steps={refundsOf(quote, chosen.date)} zone={zone} policy={policy?.name ?? null} level={3} />
          </div>
        </>
      ) : (
        <p className="small muted">{t('time.refunds')}</p>
      )}
    </div>
  );
}
