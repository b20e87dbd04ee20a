import { type ItineraryConflict, listSigners } from '@travesia/contracts/journeys';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { EarlyFlight } from '../itinerary/early-flight.tsx';
import type { PlanReader } from '../plan-props.ts';
import { planTexts } from '../texts.ts';

const REASON_MAX = 1000;

interface RefusedFlightProps {
  conflict: ItineraryConflict;
  flightOn: string;
  treatmentOn: string | null;
  reader: PlanReader;
}

/** Why a flight home was refused, and for those who may sign at the clinic its approval. */
export function RefusedFlight({ conflict, flightOn, treatmentOn, reader }: RefusedFlightProps) {
  return (
    <div className="plan-refused">
      <EarlyFlight conflict={conflict} flightOn={flightOn} treatmentOn={treatmentOn} reader={reader} />
      {reader === 'clinic' ? <Approval /> : null}
    </div>
  );
}

/** Nothing for those who may not sign. */
function Approval() {
  const t = useTexts(planTexts);
  const { data } = useCall(listSigners);
  if (!data?.data.length) return null;
  return (
    <fieldset className="plain-set stack">
      <legend className="field-label">{t('early.legend')}</legend>
      <TypedSelect
        name="clinician"
        label={t('early.clinician')}
        options={[
          { value: '', label: t('early.nobody') },
          ...data.data.map(({ id, name, license }) => ({ value: id, label: `${name} · ${license}` })),
        ]}
      />
      <TypedArea name="reason" label={t('early.reason')} hint={t('early.reasonHint')} rows={3} maxLength={REASON_MAX} />
    </fieldset>
  );
}
