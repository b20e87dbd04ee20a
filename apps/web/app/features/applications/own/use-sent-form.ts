import type { Problem } from '@travesia/contracts/kit';
import { type FormEvent, useEffect, useState } from 'react';
import { forgetRecord, readRecord, writeRecord } from '../../../lib/device/device-json.ts';
import { formValues } from '../../../lib/forms/form-state.ts';
import { useLocale } from '../../../lib/i18n/use-texts.tsx';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { refusedFields } from './clinic-form.ts';

type Values = Record<string, string>;

// Gone with the tab: it says who somebody is.
const tab = () => sessionStorage;
const DRAFT = 'draft:apply';
/** Never kept. */
const SECRET = new Set(['password', 'accept_terms']);

export interface SentForm {
  /** What was typed before, in this tab. */
  values: Values;
  errors: Record<string, string>;
  problem: Problem | null;
  busy: boolean;
  /** Grows with every refusal. */
  refusals: number;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form that keeps what is typed until it was taken, and says why it was not. */
export function useSentForm(
  check: (locale: Locale, values: Values) => Record<string, string>,
  send: (values: Values) => Promise<void>,
): SentForm {
  const locale = useLocale();
  const [values] = useState(() => (readRecord(tab, DRAFT) ?? {}) as Values);
  const [typed, setTyped] = useState<Values>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    const kept = Object.entries(typed).filter(([name, value]) => value && !SECRET.has(name));
    if (kept.length) writeRecord(tab, DRAFT, Object.fromEntries(kept));
  }, [typed]);
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
      forgetRecord(tab, DRAFT);
    } catch (error) {
      const why = problemOf(error);
      if (!why) throw error;
      const named = why.fields?.length ? refusedFields(locale, sent, why) : {};
      refuse(named, Object.keys(named).length ? null : why);
      setBusy(false);
    }
  };
  return {
    values,
    errors,
    problem,
    busy,
    refusals,
    onInput: ({ currentTarget }) => setTyped({ ...values, ...formValues(new FormData(currentTarget)) }),
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit(formValues(new FormData(event.currentTarget)));
    },
  };
}
