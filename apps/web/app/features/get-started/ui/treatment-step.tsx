import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { RadioList } from '../../../ui/field/choice-list.tsx';
import { ANY } from '../answers.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import { StepFrame } from './step-frame.tsx';

/** Treatments that may help, with cost and duration, and an option for visitors who do not know the name. */
export function TreatmentStep({ data }: { data: StartData }) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const { answers, suggested, fault } = data;
  const known = answers.goal === 'know';
  const choices = suggested.map((treatment) => ({
    value: treatment.slug,
    label: (
      <>
        <span className="strong">{treatment.short_name}</span>
        {known ? null : <span className="small muted">{treatment.summary}</span>}
        <span className="small num">
          {[
            treatment.price && format.shownRange(treatment.price.low, treatment.price.high),
            treatment.trips > 0
              ? t('treatment.days', {
                  least: treatment.stay_days_min,
                  most: treatment.stay_days_max,
                  trips: treatment.trips,
                })
              : t('treatment.noTravel'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  }));
  const any = {
    value: ANY,
    label: (
      <>
        <span className="strong">{t('treatment.any')}</span>
        <span className="small muted">{t('treatment.anyText')}</span>
      </>
    ),
  };
  return (
    <StepFrame data={data} step="treatment" field="treatment">
      <div className={known ? 'start-choices start-short' : 'start-choices'}>
        <RadioList
          name="treatment"
          legend={<h1>{known ? t('question.treatmentKnown') : t('question.treatment')}</h1>}
          choices={known ? choices : [...choices, any]}
          chosen={answers.treatment ? [answers.treatment] : []}
          error={fault ? t(`fault.${fault}`) : undefined}
        />
      </div>
      <p className="small">{t.rich('treatment.missing', { link: <LocalLink to="/find-care" /> })}</p>
    </StepFrame>
  );
}
