import {
  blockDates,
  type CalendarSummary,
  type NewException,
  type WindowMode,
  WINDOW_MODES,
} from '@travesia/contracts/availability';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { endFromField } from '../calendar-values.ts';
import { availabilityTexts } from '../texts.ts';

interface BlockDialogProps {
  dates: { from: string; starts?: string; ends?: string };
  resource: CalendarSummary['resource'];
  calendars: readonly CalendarSummary[];
  onClose: () => void;
  onDone: () => void;
}

interface Written {
  kind: string;
  from_date: string;
  to_date: string;
  starts: string;
  ends: string;
  mode: string;
  label: string;
}

const NAMES = Object.fromEntries(
  (['from_date', 'to_date', 'starts', 'ends', 'label'] as const).map((name) => [`exception.${name}`, name]),
);

function exceptionOf({ kind, from_date: from, to_date: to, starts, ends, mode, label }: Written): NewException {
  const isOpen = kind === 'open';
  const isTimed = isOpen || starts !== '' || ends !== '';
  return {
    kind: isOpen ? 'open' : 'closed',
    from_date: from,
    to_date: to < from ? from : to,
    starts: isTimed ? starts : null,
    ends: isTimed ? endFromField(ends) : null,
    mode: isOpen ? (mode as WindowMode) : null,
    label: label.trim() || null,
  };
}

/** Closes dates, or adds hours on them, for one or several calendars at once. */
export function BlockDialog({ dates, resource, calendars, onClose, onDone }: BlockDialogProps) {
  const t = useTexts(availabilityTexts);
  const language = useLocale();
  const { busy, fault, problem, run } = useAct();
  const [chosen, setChosen] = useState<readonly string[]>([resource.id]);
  const { form, typed } = useTypedForm(null, {
    kind: 'closed',
    from_date: dates.from,
    to_date: dates.from,
    starts: dates.starts ?? '',
    ends: dates.ends === '24:00' ? '00:00' : (dates.ends ?? ''),
    mode: 'in_person',
    label: '',
  });
  const saved = calendars.filter((one) => one.saved);
  const block = (written: typeof typed) =>
    run(async () => {
      const resources = saved
        .filter((one) => chosen.includes(one.resource.id))
        .map(({ resource: { type, id } }) => ({ type, id }));
      await sessionCall(blockDates, { query: { language }, body: { resources, exception: exceptionOf(written) } });
      showToast(t('saved'));
    });
  return (
    <DialogForm
      title={t('block.heading')}
      form={form}
      cancel={t('block.cancel')}
      submit={t('block.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      names={NAMES}
      onSubmit={block}
      onDone={onDone}
      onClose={onClose}
    >
      <p className="muted">{t('block.text')}</p>
      <ExceptionFields kind={typed.kind} from={typed.from_date} />
      {saved.length > 1 ? (
        <CheckboxList
          name="resources"
          legend={t('block.whose')}
          choices={saved.map((one) => ({ value: one.resource.id, label: one.resource.name }))}
          chosen={chosen}
          visible={6}
          moreLabel={t('block.all')}
          error={chosen.length ? undefined : t('block.nobody')}
          onChoose={(id, isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ) : null}
    </DialogForm>
  );
}

/** What happens on which dates. */
function ExceptionFields({ kind, from }: { kind: string; from: string }) {
  const t = useTexts(availabilityTexts);
  return (
    <>
      <TypedSelect
        name="kind"
        label={t('block.kind')}
        options={(['closed', 'open'] as const).map((value) => ({ value, label: t(`block.kind.${value}`) }))}
      />
      <div className="dialog-pair">
        <TypedText name="from_date" type="date" label={t('block.from')} required />
        <TypedText name="to_date" type="date" label={t('block.to')} min={from} required />
      </div>
      <div className="dialog-pair">
        <TypedText
          name="starts"
          type="time"
          label={t('block.starts')}
          required={kind === 'open'}
          hint={kind === 'open' ? undefined : t('block.allDay')}
        />
        <TypedText name="ends" type="time" label={t('block.ends')} required={kind === 'open'} />
      </div>
      {kind === 'open' ? (
        <TypedSelect
          name="mode"
          label={t('block.mode')}
          options={WINDOW_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
      ) : null}
      <TypedText name="label" label={t('block.label')} hint={t('block.labelHint')} maxLength={120} />
    </>
  );
}
