import {
  anchorsOf,
  FILE_KINDS,
  type FileKind,
  JOURNEY_STAGES,
  type JourneyStep,
  STEP_OWNERS,
  STEP_TITLE_MAX,
  type StepIssue,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { journeysTexts } from '../../texts.ts';
import { readReminders } from '../step-list.ts';
import { stepsTexts } from '../texts.ts';

export interface StepFieldsProps {
  step: JourneyStep;
  issues: readonly StepIssue[];
  /** Whether a second trip exists. */
  hasSecondTrip: boolean;
  change: (step: JourneyStep, when: 'now' | 'pause') => void;
}

const numberIn = (text: string, most: number) => Math.min(most, Number(text.replaceAll(/\D/g, '').slice(0, 3) || 0));

/** The fields of a step. */
export function StepFields({ step, issues, hasSecondTrip, change }: StepFieldsProps) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const name = (field: string) => `${step.id}.${field}`;
  const set = (changes: Partial<JourneyStep>, when: 'now' | 'pause' = 'now') => change({ ...step, ...changes }, when);
  const faultOf = (field: StepIssue['field']) => {
    const issue = issues.find((one) => one.field === field);
    return issue ? t(`fault.${issue.code}`) : undefined;
  };
  const anchors = anchorsOf(step.stage);
  return (
    <div className="step-fields">
      <InLanguages textOf={(lang) => step.title[lang]} most={STEP_TITLE_MAX}>
        {({ lang, hint }) => (
          <TextField
            name={name(`title.${lang}`)}
            lang={lang}
            label={t('field.title', { language: words(`language.${lang}`) })}
            hint={hint}
            maxLength={STEP_TITLE_MAX}
            error={faultOf('title')}
            value={step.title[lang]}
            onChange={({ currentTarget: { value } }) => set({ title: { ...step.title, [lang]: value } }, 'pause')}
          />
        )}
      </InLanguages>
      <div className="field-grid">
        <SelectField
          name={name('stage')}
          label={t('field.stage')}
          error={faultOf('stage')}
          value={step.stage}
          options={JOURNEY_STAGES.map((value) => ({ value, label: words(`stage.${value}`) }))}
          onChange={({ currentTarget: { value } }) => set({ stage: value as JourneyStep['stage'] })}
        />
        <SelectField
          name={name('owner')}
          label={t('field.owner')}
          value={step.owner}
          options={STEP_OWNERS.map((value) => ({ value, label: words(`owner.${value}`) }))}
          onChange={({ currentTarget: { value } }) => set({ owner: value as JourneyStep['owner'] })}
        />
        <DueFields step={step} anchors={anchors} set={set} faultOf={faultOf} />
        <TextField
          name={name('duration')}
          inputMode="numeric"
          label={t('field.duration')}
          hint={t('field.duration.hint')}
          value={String(step.duration_days)}
          onChange={({ currentTarget: { value } }) => set({ duration_days: numberIn(value, 90) }, 'pause')}
        />
        <Reminders step={step} set={set} fault={faultOf('reminder_days')} />
        {hasSecondTrip || step.condition === 'second_trip' ? (
          <SelectField
            name={name('condition')}
            label={t('field.condition')}
            value={step.condition}
            options={(['always', 'second_trip'] as const).map((value) => ({ value, label: t(`condition.${value}`) }))}
            onChange={({ currentTarget: { value } }) => set({ condition: value as JourneyStep['condition'] })}
          />
        ) : null}
      </div>
      <CheckboxList
        name={name('files')}
        legend={t('field.files')}
        error={faultOf('files')}
        choices={FILE_KINDS.map((value) => ({ value, label: words(`file.${value}`) }))}
        chosen={step.files}
        onChoose={(kind, isChosen) =>
          set({
            files: isChosen
              ? FILE_KINDS.filter((one) => one === kind || step.files.includes(one))
              : step.files.filter((one) => one !== (kind as FileKind)),
          })
        }
      />
    </div>
  );
}

interface PartProps {
  step: JourneyStep;
  set: (changes: Partial<JourneyStep>, when?: 'now' | 'pause') => void;
}

/** When it is due: days, before or after, and the date they count from. */
function DueFields({
  step,
  anchors,
  set,
  faultOf,
}: PartProps & {
  anchors: readonly JourneyStep['due']['anchor'][];
  faultOf: (field: StepIssue['field']) => string | undefined;
}) {
  const t = useTexts(stepsTexts);
  const { anchor, days } = step.due;
  const [isBefore, setIsBefore] = useState(days < 0);
  const side = days === 0 ? isBefore : days < 0;
  const put = (count: number, before: boolean) => {
    setIsBefore(before);
    // Never -0, which isn't the same as what the server answers.
    set({ due: { anchor, days: before && count ? -count : count } }, 'pause');
  };
  const name = (field: string) => `${step.id}.due.${field}`;
  return (
    <div className="due-fields">
      <TextField
        name={name('days')}
        inputMode="numeric"
        label={t('field.days')}
        error={faultOf('due.days')}
        value={String(Math.abs(days))}
        onChange={({ currentTarget: { value } }) => put(numberIn(value, side ? 365 : 730), side)}
      />
      <SelectField
        name={name('side')}
        label={t('field.side')}
        value={side ? 'before' : 'after'}
        options={(['before', 'after'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
        onChange={({ currentTarget: { value } }) => put(Math.abs(days), value === 'before')}
      />
      <SelectField
        name={name('anchor')}
        label={t('field.anchor')}
        error={faultOf('due.anchor')}
        value={anchor}
        options={anchors.map((value) => ({ value, label: t(`anchor.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set({ due: { anchor: value as typeof anchor, days } })}
      />
    </div>
  );
}

/** Reminders as typed text; what can't be used stays in the field and isn't saved. */
function Reminders({ step, set, fault }: PartProps & { fault: string | undefined }) {
  const t = useTexts(stepsTexts);
  const [typed, setTyped] = useState(step.reminder_days.join(', '));
  const isWrong = readReminders(typed) === null;
  return (
    <TextField
      name={`${step.id}.reminders`}
      inputMode="numeric"
      label={t('field.reminders')}
      hint={t('field.reminders.hint')}
      error={isWrong ? t('fault.reminder_duplicate') : fault}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const days = readReminders(value);
        if (days) set({ reminder_days: days }, 'pause');
      }}
    />
  );
}
