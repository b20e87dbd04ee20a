import type { Problem } from '@travesia/contracts/kit';
import { type FormEvent, useState } from 'react';
import type { Texts, TypedForm } from '../../../lib/forms/draft/typed-form.ts';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { formValues } from '../../../lib/forms/form-state.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { refusedFields } from './clinic-form.ts';

type Values = Record<string, string>;

export interface SentForm<T extends Texts<T>> {
  form: TypedForm<T>;
  errors: Record<string, string>;
  problem: Problem | null;
  busy: boolean;
  /** Incremented with every refusal. */
  refusals: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that starts an application, with errors. Fields not in `start`, such as a password, are sent but never
 * stored.
 */
export function useSentForm<T extends Texts<T>>(
  start: T,
  check: (locale: Locale, values: Values) => Record<string, string>,
  send: (values: Values) => Promise<void>,
): SentForm<T> {
  const locale = useLocale();
  const { form } = useTypedForm('apply', start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: Record<string, string>, why: Problem | null) => {
    setErrors(found);
    setProblem(why);
    setRefusals((count) => count + 1);
  };
  const submit = async (sent: Values) => {
    const found = check(locale, sent);
    if (Object.keys(found).length) return refuse(found, null);
    setBusy(true);
    try {
      await send(sent);
      form.clear();
    } catch (error) {
      const why = problemOf(error);
      if (!why) throw error;
      const named = why.fields?.length ? refusedFields(locale, sent, why) : {};
      refuse(named, Object.keys(named).length ? null : why);
      setBusy(false);
    }
  };
  return {
    form,
    errors,
    problem,
    busy,
    refusals,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit(formValues(new FormData(event.currentTarget)));
    },
  };
}
