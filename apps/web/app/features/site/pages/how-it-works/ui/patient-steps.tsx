import type { TreatmentDetail, TreatmentSummary } from '@travesia/contracts/catalog';
import { ANSWER_WORKING_DAYS, KEPT_MONTHS } from '@travesia/contracts/leads';
import { INCLUSION_KEYS } from '@travesia/contracts/packages';
import type { ReactElement, ReactNode } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { PlainLink } from '../../parts/plain-link.tsx';
import { firstFlight, PATIENT_STEPS, spanOf, STEPS_HERE, stayText } from '../step-view.ts';
import { howItWorksTexts } from '../texts.ts';
import { StepList } from './step-list.tsx';

type Key = (typeof PATIENT_STEPS)[number];

/** Links inside the problem notes of each step. */
const LINKS: Readonly<Partial<Record<Key, ReactElement>>> = {
  find: <LocalLink to="/booking/consultation" />,
  check: <LocalLink to="/about#ledger" />,
  ask: <LocalLink to="/contact" />,
  agree: <PlainLink to="#refunds" />,
};

interface PatientStepsProps {
  treatments: readonly TreatmentSummary[];
  chosen: TreatmentDetail | null;
}

/** The seven steps of a patient, with days and prices if a treatment is selected. */
export function PatientSteps({ treatments, chosen }: PatientStepsProps) {
  const t = useTexts(howItWorksTexts);
  const own = useOwnFacts(chosen);
  const span = spanOf(treatments);
  const values = {
    lines: INCLUSION_KEYS.length,
    days: ANSWER_WORKING_DAYS,
    months: KEPT_MONTHS.consultation,
  };
  const time: Partial<Record<Key, string | null>> = {
    travel: own?.stay ?? (span && t('step.travelTime', span.stay)),
    fly: own?.flight ?? (span && t('step.flyTime', span.flight)),
  };
  const cost: Partial<Record<Key, ReactNode>> = { agree: own?.price, travel: own?.trip };
  const steps = PATIENT_STEPS.map((key, index) => {
    const link = LINKS[key];
    const isDated = key === 'travel' || key === 'fly';
    return {
      key,
      place: index < STEPS_HERE ? ('here' as const) : ('clinic' as const),
      title: t(`step.${key}`),
      text: t(`step.${key}Text`, values),
      time: isDated ? time[key] : t(`step.${key}Time`, values),
      who: t(`step.${key}Who`),
      cost: cost[key] ?? t(`step.${key}Cost`),
      wrong: link ? t.rich(`step.${key}Wrong`, { link }, values) : t(`step.${key}Wrong`, values),
    };
  });
  return <StepList steps={steps} />;
}

/** A selected treatment's stay, flight, price and trip. */
function useOwnFacts(chosen: TreatmentDetail | null) {
  const t = useTexts(howItWorksTexts);
  const format = useFormat();
  if (!chosen) return null;
  const travels = chosen.trips > 0;
  const { price, slug, trips, hospital_nights: nights, return_to_work_days: work } = chosen;
  return {
    stay: travels ? t('step.travelTimeOf', { stay: stayText(chosen), trips, nights }) : t('step.travelTimeHome'),
    flight: travels ? t('step.flyTimeOf', { day: firstFlight(chosen), work }) : t('step.flyTimeHome'),
    price: price && t('step.agreeCostOf', { range: format.shownRange(price.low, price.high) }),
    trip: travels
      ? t.rich('step.travelCostOf', { link: <LocalLink to={`/treatments/${slug}#trip-cost`} /> })
      : t('step.travelCostHome'),
  };
}
