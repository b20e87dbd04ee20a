import type { Problem } from '@travesia/contracts/kit';
import { type ConsentPurpose, Reference } from '@travesia/contracts/leads';
import { data, redirect } from 'react-router';
import { type FormState, formValues, refusedForm } from '../../lib/forms/form-state.ts';
import { readForm } from '../../lib/forms/read-form.ts';
import { withQuery } from '../../lib/forms/query.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { translator } from '../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { thrownProblem } from '../../lib/problem/thrown-problem.ts';
import { alsoMissing } from './lead-body.ts';
import { leadTexts } from './texts.ts';

/** Honeypot: a field hidden from people that bots fill in. */
export const TRAP = 'leave_empty';

/** State of a refused form: the typed values, field errors, and a problem without a field. */
export interface Refusal extends FormState {
  problem: Problem | null;
}

type Send = (values: Record<string, string>) => Promise<{ reference: string }>;

/**
 * Sends a form and redirects to the same address with `sent=<reference>`, so that a reload does not resend it. If the
 * API refuses, the page is shown again with the typed values.
 */
export async function answerForm(request: Request, consents: readonly ConsentPurpose[], send: Send) {
  const form = await readForm(request);
  if (!form) throw malformed();
  const { pathname, search } = new URL(request.url);
  const t = translator(leadTexts, localeOfPath(pathname));
  const values = formValues(form);
  if (values[TRAP]) return refuse({ values, errors: { [TRAP]: t('error.trap') }, problem: null }, 422);
  try {
    const { reference } = await send(values);
    return redirect(withQuery(pathname, search, { sent: reference }), 303);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    return refuse(refusalOf(pathname, values, withMissing(problem, values, consents)), problem.status);
  }
}

function withMissing(problem: Problem, values: Record<string, string>, consents: readonly ConsentPurpose[]): Problem {
  if (!problem.fields) return problem;
  const missing = Object.entries(alsoMissing(values, consents)).map(([path, code]) => ({ path, code, message: code }));
  return { ...problem, fields: [...missing, ...problem.fields] };
}

function refusalOf(pathname: string, values: Record<string, string>, problem: Problem): Refusal {
  const locale = localeOfPath(pathname);
  const t = translator(leadTexts, locale);
  const state = refusedForm(locale, values, problem);
  const errors = { ...state.errors };
  for (const name of ['email', 'website'] as const)
    if (errors[name] && values[name]?.trim()) errors[name] = t(`error.${name}`);
  return { values, errors, problem: problem.fields ? null : problem };
}

const refuse = (refusal: Refusal, status: number) => data(refusal, { status });

/** Returns the reference from the URL after sending; ignores malformed values. */
export function sentReference(search: string): string | null {
  const given = Reference.safeParse(new URLSearchParams(search).get('sent'));
  return given.success ? given.data : null;
}

const malformed = () =>
  thrownProblem({
    type: 'about:blank',
    title: 'The request cannot be read',
    status: 400,
    detail: 'The body is no form.',
    code: 'request.malformed',
    request_id: '',
    error: 'This form cannot be read.',
  });
