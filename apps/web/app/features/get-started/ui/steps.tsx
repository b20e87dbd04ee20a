import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Checkbox, CheckboxList, RadioList } from '../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { ANY, SPOKEN, type Step, WHEN, WHO } from '../answers.ts';
import { GOALS } from '../body-areas.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import { BodyMap } from './body-map.tsx';
import { StepFrame } from './step-frame.tsx';
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

interface OneOfProps extends StepProps {
  step: 'who' | 'goal' | 'when';
  choices: readonly { value: string; title: string; text: string }[];
}

function OneOf({ data, step, choices }: OneOfProps) {
  const t = useTexts(startTexts);
  const chosen = data.answers[step];
  return (
    <StepFrame data={data} step={step} field={step}>
      <div className="start-choices">
        <RadioList
          name={step}
          legend={<h1>{t(`question.${step}`)}</h1>}
          choices={choices.map(({ value, title, text }) => ({
            value,
            label: (
              <>
                <span className="strong">{title}</span>
                <span className="small muted">{text}</span>
              </>
            ),
          }))}
          chosen={chosen ? [chosen] : []}
          error={data.fault ? t(`fault.${data.fault}`) : undefined}
        />
      </div>
    </StepFrame>
  );
}

function WhoStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const choices = WHO.map((value) => ({ value, title: t(`who.${value}`), text: t(`who.${value}Text`) }));
  return <OneOf data={data} step="who" choices={choices} />;
}

function GoalStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const choices = GOALS.map((value) => ({ value, title: t(`goal.${value}`), text: t(`goal.${value}Text`) }));
  return <OneOf data={data} step="goal" choices={choices} />;
}

function WhenStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const choices = WHEN.map((value) => ({ value, title: t(`when.${value}`), text: t(`when.${value}Text`) }));
  return <OneOf data={data} step="when" choices={choices} />;
}

function AreaStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const { answers, areas, fault } = data;
  return (
    <StepFrame data={data} step="area" field="area" aside={<BodyMap data={data} />}>
      <div className="start-choices start-short">
        <RadioList
          name="area"
          legend={<h1>{t('question.area')}</h1>}
          choices={areas.map((value) => ({ value, label: t(`area.${value}`) }))}
          chosen={answers.area ? [answers.area] : []}
          error={fault ? t(`fault.${fault}`) : undefined}
        />
      </div>
    </StepFrame>
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
    <StepFrame data={data} step="budget" field="budget">
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
    </StepFrame>
  );
}

function TravelStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const { answers, typed, fault } = data;
  const treatment = chosenOf(data);
  return (
    <StepFrame data={data} step="travel" field="days">
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
    </StepFrame>
  );
}

function SpokenStep({ data }: StepProps) {
  const t = useTexts(startTexts);
  const format = useFormat();
  return (
    <StepFrame data={data} step="spoken" field="spoken">
      <div className="start-choices start-short">
        <CheckboxList
          name="spoken"
          legend={<h1>{t('question.spoken')}</h1>}
          choices={SPOKEN.map((value) => ({ value, label: format.language(value) }))}
          chosen={data.answers.spoken}
          hint={t('spoken.hint')}
          error={data.fault ? t(`fault.${data.fault}`) : undefined}
        />
      </div>
    </StepFrame>
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
