import { LIST_NAME_MAX } from '@travesia/contracts/favorites';
import { type FormEvent, useEffect, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedFields, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { favoriteTexts } from '../texts.ts';

interface NameFormProps {
  /** ID of the form and its field. */
  id: string;
  /** Draft key. */
  place: string;
  label: string;
  /** Button label. */
  action: string;
  name?: string;
  save: (name: string) => Promise<void>;
  cancel: () => void;
}

/** The name of a list. Errors are shown below the field, and the text is kept. */
export function NameForm({ id, place, label, action, name = '', save, cancel }: NameFormProps) {
  const t = useTexts(favoriteTexts);
  const locale = useLocale();
  const field = `${id}-name`;
  const { form, typed } = useTypedForm<Record<string, string>>(place, { [field]: name });
  const { busy, problem, run, forget } = useAct();
  const [isMissing, setMissing] = useState(false);
  const focus = () => document.getElementById(fieldId(field))?.focus();
  useEffect(() => document.getElementById(fieldId(field))?.focus(), [field]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = typed[field]?.trim() ?? '';
    setMissing(given === '');
    forget();
    if (given === '' || busy) return focus();
    const done = await run(async () => {
      await save(given);
      form.clear();
      return true;
    });
    if (!done) focus();
  };
  const error = isMissing ? t('name.missing') : problem ? problemText(locale, problem) : undefined;
  return (
    <form className="saved-form" id={id} data-draft="own" noValidate onSubmit={(event) => void submit(event)}>
      <TypedFields form={form}>
        <TypedText name={field} label={label} maxLength={LIST_NAME_MAX} autoComplete="off" required error={error} />
      </TypedFields>
      <div className="row">
        <Button variant="primary" busy={busy}>
          {action}
        </Button>
        <Button
          type="button"
          variant="quiet"
          onClick={() => {
            form.clear();
            cancel();
          }}
        >
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
