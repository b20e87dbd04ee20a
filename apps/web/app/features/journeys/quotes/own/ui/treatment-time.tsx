import type { Slot } from '@travesia/contracts/availability';
import type { Journey, Quote } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { calendar } from '../../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { RefundSteps } from '../../../../bookings/index.ts';
import { balanceDueOn, refundsOf } from '../refunds-of.ts';
import { ownQuotesTexts } from '../texts.ts';
import { useTreatmentTimes } from '../use-treatment-times.ts';
import { FreeTimes } from './free-times.tsx';

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
  const times = useTreatmentTimes({
    providerId: provider.id,
    clinicianId: content.clinician_id,
    proposedOn: content.proposed_on,
    zone,
  });
  const [now] = useState(() => new Date());
  const dueOn = chosen ? balanceDueOn(quote, chosen.date, calendar.dateAt(now, zone)) : null;
  return (
    <div className="stack">
      <h3>{t('time.heading')}</h3>
      <p className="small muted">
        {clinician ? t('time.with', { name: clinician.name }) : t('time.at', { clinic: provider.name })}
        {content.proposed_on ? ` ${t('time.proposed', { date: format.date(content.proposed_on) })}` : null}
      </p>
      <FreeTimes times={times} clinic={provider.name} chosen={chosen} onChoose={onChoose} />
      {chosen ? (
        <>
          {dueOn ? (
            <p className="small num">
              {t('time.balance', { amount: format.money(balance), date: format.date(dueOn) })}
            </p>
          ) : null}
          <div className="refund-wide">
            <RefundSteps
              steps={refundsOf(quote, chosen.date)}
              zone={zone}
              date={chosen.date}
              policy={policy?.name ?? null}
              level={3}
            />
          </div>
        </>
      ) : (
        <p className="small muted">{t('time.refunds')}</p>
      )}
    </div>
  );
}
