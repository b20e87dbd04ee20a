import { LIST_NAME_MAX } from '@travesia/contracts/favorites';
import type { Problem } from '@travesia/contracts/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { problemText } from '../../../../lib/problem/problem-text.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { favoriteTexts } from '../texts.ts';

interface NameFormProps {
  /** Names the form and its field on the page. */
  id: string;
  label: string;
  /** Words of its button. */
  action: string;
  name?: string;
  save: (name: string) => Promise<void>;
  cancel: () => void;
}

/** The name of a list. What is wrong with it stands under the field, and the text stays. */
export function NameForm({ id, label, action, name = '', save, cancel }: NameFormProps) {
  const t = useTexts(favoriteTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = `${id}-name`;
  const focus = () => document.getElementById(fieldId(field))?.focus();
  useEffect(() => document.getElementById(fieldId(field))?.focus(), [field]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get(field) ?? '').trim();
    setMissing(given === '');
    setProblem(null);
    if (given === '' || busy) return focus();
    setBusy(true);
    try {
      await save(given);
    } catch (error) {
      setProblem(problemOf(error) ?? null);
      setBusy(false);
      focus();
    }
  };
  const error = isMissing ? t('name.missing') : problem ? problemText(locale, problem) : undefined;
  return (
    <form className="saved-form" id={id} data-draft={id} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name={field}
        label={label}
        defaultValue={name}
        maxLength={LIST_NAME_MAX}
        autoComplete="off"
        required
        error={error}
      />
      <div className="row">
        <Button variant="primary" busy={busy}>
          {action}
        </Button>
        <Button type="button" variant="quiet" onClick={cancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
