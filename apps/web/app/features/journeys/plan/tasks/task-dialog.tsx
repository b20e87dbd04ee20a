import { addTask, changeTask, type JourneyTask, STEP_OWNERS, type StepOwner } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { PlanProps } from '../plan-props.ts';
import { planTexts } from '../texts.ts';

const TITLE_MAX = 120;

interface TaskDialogProps extends PlanProps {
  /** The task to change; null adds one. */
  task: JourneyTask | null;
  onChanged: (task: JourneyTask) => void;
  onAdded: () => void;
  /** Refused because it has changed: shows what it is now. */
  onRefused: () => void;
  onClose: () => void;
}

interface Typed {
  title: string;
  owner: string;
  due_on: string;
}

/** Adds a task, or changes one. */
export function TaskDialog({ journey, reader, task, onChanged, onAdded, onRefused, onClose }: TaskDialogProps) {
  const t = useTexts(planTexts);
  const { id, provider } = journey;
  const [today] = useState(() => calendar.dateAt(new Date(), provider.time_zone));
  const { form } = useTypedForm<Typed>(`journey.${id}.task.${task?.id ?? 'new'}`, {
    title: task?.title ?? '',
    owner: task?.owner ?? (reader === 'patient' ? 'patient' : 'clinic'),
    due_on: task?.due_on ?? '',
  });
  const { busy, problem, fault, run } = useAct();
  const save = async ({ title, owner, due_on: dueOn }: Typed) => {
    const said = { title: title.trim(), owner: owner as StepOwner, due_on: dueOn };
    if (!task) {
      const added = await run(() => sessionCall(addTask, { params: { id }, body: said }));
      if (!added) return false;
      onAdded();
      showToast(t('tasks.added.toast', { title: added.title }));
      return true;
    }
    // A title that was sent becomes the clinic’s own words in one language: only a changed one is.
    const body = {
      version: task.version,
      ...(said.title === task.title ? {} : { title: said.title }),
      ...(said.owner === task.owner ? {} : { owner: said.owner }),
      ...(said.due_on === task.due_on ? {} : { due_on: said.due_on }),
    };
    const changed = await run(() => sessionCall(changeTask, { params: { id, taskId: task.id }, body }));
    if (!changed) {
      onRefused();
      return false;
    }
    onChanged(changed);
    showToast(t('saved.toast'));
    return true;
  };
  return (
    <DialogForm
      title={t(task ? 'tasks.edit' : 'tasks.add')}
      form={form}
      cancel={t('cancel')}
      submit={t(task ? 'save' : 'tasks.add')}
      busy={busy}
      problem={problem}
      fault={fault}
      onSubmit={save}
      onClose={onClose}
    >
      <TypedText name="title" label={t('tasks.title')} maxLength={TITLE_MAX} required />
      {reader === 'patient' ? null : (
        <TypedSelect
          name="owner"
          label={t('tasks.owner')}
          options={STEP_OWNERS.map((value) => ({ value, label: t(`owner.clinic.${value}`) }))}
        />
      )}
      <TypedText
        name="due_on"
        type="date"
        label={t('tasks.due')}
        hint={t('tasks.dueHint', { clinic: provider.name })}
        // One that is late may stay so.
        min={task && task.due_on < today ? task.due_on : today}
        required
      />
    </DialogForm>
  );
}
