import type { Problem, ProblemField } from '@travesia/contracts/kit';
import type { Locale } from '../i18n/locale.ts';
import { formatText } from '../i18n/texts.ts';
import { formTexts } from './texts.ts';

/** A submitted form: its values stay, with errors at their fields. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  /** Message by field name, in the visitor's language. */
  errors: Readonly<Record<string, string>>;
}

/** The text values of a submitted form; files are omitted, of repeated names the last counts. */
export function formValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * The state of a form the API rejected: what was typed, and a sentence for each rejected field. Path prefixes are
 * dropped: `body.email` and `query.email` are the field `email`.
 */
export const refusedForm = (locale: Locale, values: Record<string, string>, problem: Problem): FormState => ({
  values,
  errors: refusedFields(locale, values, problem),
});

/** Only the rejected fields, each with a sentence; `names` maps the call's fields to the form's. */
export function refusedFields(
  locale: Locale,
  values: Readonly<Record<string, string>>,
  problem: Problem,
  names: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    (problem.fields ?? []).map(({ path, code, message }) => {
      const ofCall = path.replace(/^(body|query|params)\./, '');
      const name = names[ofCall] ?? ofCall;
      return [name, refusedSentence(locale, values[name], { code, message })];
    }),
  );
}

/**
 * A sentence for one rejected field and its submitted text: the server's, which is in the page's language, or a better
 * one for some codes. An empty field counts as missing, whatever rule failed, unless the code is more specific.
 */
export const refusedSentence = (
  locale: Locale,
  text: string | undefined,
  { code, message }: Pick<ProblemField, 'code' | 'message'>,
): string => fieldMessage(locale, text?.trim() === '' && EMPTY_CODES.has(code) ? 'required' : code, message);

/** API codes for a missing or empty field. */
const EMPTY_CODES = new Set(['invalid_type', 'invalid_value', 'invalid_format', 'too_small']);

type Code = keyof (typeof formTexts)['messages']['en'];

function fieldMessage(locale: Locale, code: string, message: string): string {
  const key = `field.${code}`;
  const known = (name: string): name is Code => Object.hasOwn(formTexts.messages.en, name);
  return known(key) ? formatText(formTexts, locale, key) : message;
}

/** Props of a text field in a form: `<TextField label=… {...fieldOf(state, 'email')} />`. */
export const fieldOf = (state: FormState, name: string) => ({
  name,
  defaultValue: state.values[name] ?? '',
  error: state.errors[name],
});

/** The errors of a form in field order, for ErrorSummary; `labels` contains the fields in order. */
export function summaryOf(
  state: FormState,
  labels: Readonly<Record<string, string>>,
): { name: string; message: string }[] {
  const known = Object.entries(labels).filter(([name]) => state.errors[name]);
  const others = Object.keys(state.errors).filter((name) => !(name in labels));
  return [
    ...known.map(([name, label]) => ({ name, message: `${label}: ${state.errors[name]}` })),
    ...others.map((name) => ({ name, message: state.errors[name] ?? '' })),
  ];
}
