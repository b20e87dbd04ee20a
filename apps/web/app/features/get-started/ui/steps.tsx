import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Checkbox, CheckboxList } from '../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ANY, SPOKEN, type Step, WHEN, WHO } from '../answers.ts';
import { GOALS } from '../body-areas.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import type { PictureName } from '../pictures.ts';
import { BodyMap } from './body-map.tsx';
import { OptionPicture, Options } from './options.tsx';
import { StepForm } from './step-frame.tsx';
import { TreatmentStep } from './treatment-step.tsx';

interface StepProps {
  data: StartData;
}

/** The question of a step. */
export function StepQuestion({ data, step }: StepProps & { step: Step }): ReactNode {
  switch (step) {
    case 'who':
      return <WhoStep data={data} />;
    case 'goal':
      return <GoalStep data={data} />;
    case 'when':
      return <WhenStep data={data} />;
    case 'area':
      return <AreaStep data={data} />;
    case 'treatment':
      return <TreatmentStep data={data} />;
    case 'budget':
      return <BudgetStep data={data} />;
    case 'travel':
      return <TravelStep data={data} />;
    case 'spoken':
      return <SpokenStep data={data} />;
  }
}

/** The answers of a question, each with its drawing and a sentence. */
function Described<V extends PictureName>({
  data,
  step,
  values,
  textOf,
}: StepProps & { step: 'who' | 'goal' | 'when'; values: readonly V[]; textOf: (value: V) => [string, string] }) {
  const t = useTexts(startTexts);
  const options = values.map((value) => {
    const [title, text] = textOf(value);
    return {
      value,
      title,
      picture: <OptionPicture name={value} />,
      children: <span className="small muted">{text}</span>,
    };
  });
  return <Options data={data} step={step} question={t(`question.${step}`)} options={options} />;
}

function WhoStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  return <Described data={data} step="who" values={WHO} textOf={(who) => [t(`who.${who}`), t(`who.${who}Text`)]} />;
}

function GoalStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const textOf = (goal: (typeof GOALS)[number]): [string, string] => [t(`goal.${goal}`), t(`goal.${goal}Text`)];
  return <Described data={data} step="goal" values={GOALS} textOf={textOf} />;
}

function WhenStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const textOf = (when: (typeof WHEN)[number]): [string, string] => [t(`when.${when}`), t(`when.${when}Text`)];
  return <Described data={data} step="when" values={WHEN} textOf={textOf} />;
}

function AreaStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const options = data.areas.map((value) => ({
    value,
    title: t(`area.${value}`),
    picture: <OptionPicture name={value} />,
  }));
  return (
    <Options
      data={data}
      step="area"
      question={t('question.area')}
      options={options}
      isShort
      aside={<BodyMap data={data} />}
    />
  );
}

/** The selected treatment; undefined while several are possible. */
const chosenOf = ({ answers: { treatment }, treatments }: StartData) =>
  treatment === ANY ? undefined : treatments.find(({ slug }) => slug === treatment);

function BudgetStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const { answers, typed, fault, currencies } = data;
  const treatment = chosenOf(data);
  const range = treatment?.price;
  return (
    <StepForm data={data} step="budget" field="budget">
      <h1>{t('question.budget')}</h1>
      <p className="lead">{t('budget.lead')}</p>
      {treatment && range ? (
        <p>
          {t('budget.typical', { treatment: treatment.short_name, range: format.shownRange(range.low, range.high) })}
        </p>
      ) : null}
      <div className="start-pair">
        <TextField
          name="budget"
          label={t('budget.label')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed.budget}
          error={fault ? t(`fault.${fault}`) : undefined}
        />
        <SelectField
          name="currency"
          label={t('budget.currency')}
          defaultValue={answers.currency}
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        />
      </div>
    </StepForm>
  );
}

function TravelStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const { answers, typed, fault } = data;
  const treatment = chosenOf(data);
  return (
    <StepForm data={data} step="travel" field="days">
      <h1>{t('question.travel')}</h1>
      <SelectField
        name="from"
        label={t('travel.from')}
        hint={t('travel.fromHint')}
        defaultValue={answers.from ?? ''}
        options={[{ value: '', label: t('travel.anywhere') }, ...homesByCountry(data.homes)]}
      />
      <TextField
        name="days"
        label={t('travel.days')}
        hint={
          treatment && treatment.trips > 0
            ? t('travel.daysOf', {
                treatment: treatment.short_name,
                least: treatment.stay_days_min,
                most: treatment.stay_days_max,
                trips: treatment.trips,
              })
            : t('travel.daysHint')
        }
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.days}
        error={fault === 'days' ? t('fault.days') : undefined}
      />
      <Checkbox name="companion" value="1" checked={answers.companion}>
        {t('travel.companion')}
      </Checkbox>
    </StepForm>
  );
}

function SpokenStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const format = useFormat();
  return (
    <StepForm data={data} step="spoken" field="spoken">
      <div className="start-choices">
        <CheckboxList
          name="spoken"
          legend={<h1>{t('question.spoken')}</h1>}
          choices={SPOKEN.map((value) => ({ value, label: format.language(value) }))}
          chosen={data.answers.spoken}
          hint={t('spoken.hint')}
          error={data.fault ? t(`fault.${data.fault}`) : undefined}
        />
      </div>
    </StepForm>
  );
}

/** Groups home cities by country. */
function homesByCountry(homes: StartData['homes']) {
  const countries = [...new Set(homes.map(({ country }) => country.name))];
  return countries.map((label) => ({
    label,
    options: homes
      .filter(({ country }) => country.name === label)
      .map(({ slug, name }) => ({ value: slug, label: name })),
  }));
}
