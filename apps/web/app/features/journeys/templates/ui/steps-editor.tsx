import {
  checkSteps,
  JOURNEY_STAGES,
  type JourneyFacts,
  type JourneyStage,
  type JourneyStep,
} from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useUndoable } from '../../../../lib/workbench/use-undoable.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { journeysTexts } from '../../texts.ts';
import { useMoved } from '../../ui/row-moves.tsx';
import { addStep, dropStep, moveStep, newStep, putStep, textIn } from '../step-list.ts';
import { stepsTexts } from '../texts.ts';
import { StepRow } from './step-row.tsx';
import { StepTrial } from './step-trial.tsx';

export interface StepsEditorProps {
  steps: readonly JourneyStep[];
  facts: JourneyFacts;
  timeZone: string;
  mayChange: boolean;
  /** The newest steps, also for acts that run later, such as undoing. */
  present: () => readonly JourneyStep[];
  change: (steps: readonly JourneyStep[], when: 'now' | 'pause') => void;
}

/** The steps of a treatment by stage, beside what they mean for a patient. */
export function StepsEditor(props: StepsEditorProps) {
  const { steps, facts, timeZone } = props;
  return (
    <div className="config-columns">
      <StepGroups {...props} />
      <StepTrial steps={steps} facts={facts} timeZone={timeZone} />
    </div>
  );
}

function StepGroups({ steps, facts, mayChange, present, change }: StepsEditorProps) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const locale = useLocale();
  const confirm = useUndoable();
  const { said, say, focusNext } = useMoved();
  const [open, setOpen] = useState<string | null>(null);
  const issues = checkSteps(steps);
  const nameOf = (step: JourneyStep | undefined) => (step && textIn(step.title, locale)) || words('untitled');
  const place = (next: readonly JourneyStep[], id: string) => {
    change(next, 'now');
    const at = next.findIndex((step) => step.id === id);
    say(nameOf(next[at]), at + 1, next.length);
  };
  const move = (id: string, by: -1 | 1) => {
    const button = document.activeElement?.id;
    place(moveStep(steps, id, by), id);
    if (button) focusNext(button);
  };
  const remove = (step: JourneyStep) => {
    const at = steps.indexOf(step);
    const next = steps[at + 1] ?? steps[at - 1];
    change(
      steps.filter((one) => one !== step),
      'now',
    );
    focusNext(next ? `${next.id}-edit` : 'add-step');
    confirm(
      words('removed', { name: nameOf(step) }),
      async () => change(addStep(present(), step), 'now'),
      () => undefined,
    );
  };
  const add = (stage: JourneyStage) => {
    const step = newStep(steps, stage, t('new'));
    change(addStep(steps, step), 'now');
    setOpen(step.id);
    focusNext(`field-${step.id}-title-en`);
  };
  const stages = JOURNEY_STAGES.filter((stage) => steps.some((step) => step.stage === stage));
  return (
    <section aria-labelledby="steps-list" className="config-list">
      <ListHead count={steps.length} mayChange={mayChange} />
      {said}
      <Faults issues={issues} />
      {stages.map((stage) => (
        <section key={stage} aria-labelledby={`stage-${stage}`}>
          <h3 id={`stage-${stage}`} className="config-stage">
            {words(`stage.${stage}`)}
          </h3>
          <ol className="config-rows">
            {steps.map((step, index) =>
              step.stage === stage ? (
                <StepRow
                  key={step.id}
                  step={step}
                  issues={issues.filter((issue) => issue.index === index)}
                  hasSecondTrip={facts.trips > 1}
                  isOpen={open === step.id}
                  isFirst={index === 0 && stage === 'inquiry'}
                  isLast={index === steps.length - 1 && stage === 'aftercare'}
                  mayChange={mayChange}
                  toggle={() => setOpen(open === step.id ? null : step.id)}
                  move={move}
                  drop={(id, onto) => place(dropStep(steps, id, onto), id)}
                  change={(changed, when) => change(putStep(steps, changed), when)}
                  remove={() => remove(step)}
                />
              ) : null,
            )}
          </ol>
        </section>
      ))}
      {mayChange ? <AddStep add={add} /> : null}
    </section>
  );
}

/** Each step and field that keeps the steps from being saved. */
function Faults({ issues }: { issues: ReturnType<typeof checkSteps> }) {
  const t = useTexts(stepsTexts);
  if (!issues.length) return null;
  return (
    <Notice tone="warning" role="status" title={t('faults', { count: new Set(issues.map(({ index }) => index)).size })}>
      <ul>
        {issues.map(({ index, field, code }) => (
          <li key={`${index}.${field}`}>
            {t('fault.at', { number: index + 1, field: t(`fault.field.${field}`), fault: t(`fault.${code}`) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function AddStep({ add }: { add: (stage: JourneyStage) => void }) {
  const t = useTexts(stepsTexts);
  const words = useTexts(journeysTexts);
  const [stage, setStage] = useState<JourneyStage>('preparing');
  return (
    <div className="treatment-add">
      <SelectField
        name="add-step-stage"
        label={t('field.stage')}
        value={stage}
        options={JOURNEY_STAGES.map((value) => ({ value, label: words(`stage.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setStage(value as JourneyStage)}
      />
      <Button type="button" id="add-step" icon="plus" onClick={() => add(stage)}>
        {t('add')}
      </Button>
    </div>
  );
}

function ListHead({ count, mayChange }: { count: number; mayChange: boolean }) {
  const t = useTexts(stepsTexts);
  return (
    <>
      <h2 id="steps-list">{t('list.heading')}</h2>
      <p className="muted small">
        {t('list.count', { count })}
        {mayChange ? ` · ${t('list.keys')}` : null}
      </p>
    </>
  );
}
