import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { RangeField } from '../../../../ui/field/range-field.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { COMPARED } from '../comparison.ts';
import type { HomeComparison } from '../load-home.ts';
import type { SliderScale } from '../slider-scale.ts';
import { homeTexts } from '../texts.ts';

interface ComparisonFormProps {
  comparison: HomeComparison;
  treatments: readonly TreatmentSummary[];
}

/** Treatment, country and two sliders. Submitted to the server; with scripts, the bars update immediately. */
export function ComparisonForm({ comparison, treatments }: ComparisonFormProps) {
  const t = useTexts(homeTexts);
  const path = useLocalPath();
  const { treatment, abroad, countries, facts, max, sliders, currency } = comparison;
  const choices = COMPARED.flatMap((slug) => treatments.filter((one) => one.slug === slug));
  return (
    <form
      className="trip-form"
      action={`${path('/')}#compare`}
      data-enhance="trip-cost"
      data-facts={JSON.stringify({ ...facts, max })}
    >
      <input type="hidden" name="in" value={currency} />
      <div className="segments" role="group" aria-label={t('compare.treatments')}>
        {choices.map(({ slug, short_name: name }) => (
          <button key={slug} name="compare" value={slug} aria-pressed={slug === treatment.slug}>
            {name}
          </button>
        ))}
      </div>
      <SelectField
        name="to"
        label={t('compare.to')}
        defaultValue={abroad.country.code}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Slider
        name="flights"
        scale={sliders.flights}
        currency={currency}
        label={t('compare.flights', { trips: facts.trips })}
      />
      <Slider name="night" scale={sliders.night} currency={currency} label={t('compare.night')} />
      <Button name="compare" value={treatment.slug} data-part="send">
        {t('compare.send')}
      </Button>
    </form>
  );
}

interface SliderProps {
  name: string;
  label: string;
  scale: SliderScale;
  currency: string;
}

function Slider({ name, label, scale, currency }: SliderProps) {
  const format = useFormat();
  const prefix = `${currencySymbol(currency)}\u00A0`;
  return (
    <RangeField
      name={name}
      label={label}
      {...scale}
      minLabel={`${prefix}${format.number(scale.min)}`}
      valueLabel={`${prefix}${format.number(scale.value)}`}
      prefix={prefix}
    />
  );
}
