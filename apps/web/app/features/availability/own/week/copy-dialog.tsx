import { type CalendarSummary, copyHours } from '@travesia/contracts/availability';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { availabilityTexts } from '../texts.ts';

interface CopyDialogProps {
  resource: CalendarSummary['resource'];
  calendars: readonly CalendarSummary[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives other clinicians or rooms the weekly hours of this one. */
export function CopyDialog({ resource, calendars, onClose, onDone }: CopyDialogProps) {
  const t = useTexts(availabilityTexts);
  const { busy, fault, problem, run } = useAct();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { form } = useTypedForm(null, {});
  const others = calendars.filter((one) => one.resource.id !== resource.id);
  const copy = () =>
    run(async () => {
      const { calendars: changed } = await sessionCall(copyHours, {
        body: {
          from: { type: resource.type, id: resource.id },
          to: others
            .filter((one) => chosen.includes(one.resource.id))
            .map(({ resource: { type, id } }) => ({ type, id })),
        },
      });
      showToast(t('copy.done', { count: changed.length }));
    });
  return (
    <DialogForm
      title={t('copy.heading', { name: resource.name })}
      form={form}
      cancel={t('block.cancel')}
      submit={t('copy.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={async () => (chosen.length ? copy() : undefined)}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="muted">{t('copy.text')}</p>
      {others.length ? (
        <CheckboxList
          name="to"
          legend={t('copy.to')}
          choices={others.map((one) => ({
            value: one.resource.id,
            label: one.saved ? t('copy.replaces', { name: one.resource.name }) : one.resource.name,
          }))}
          chosen={chosen}
          error={chosen.length ? undefined : t('copy.nobody')}
          onChoose={(id, isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ) : (
        <p>{t('copy.nobodyElse')}</p>
      )}
    </DialogForm>
  );
}
