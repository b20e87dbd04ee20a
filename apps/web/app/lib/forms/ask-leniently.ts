import type { Locale } from '../i18n/locale.ts';
import { problemOf } from '../problem/problem-error.ts';
import { refusedForm } from './form-state.ts';

type Query = Readonly<Record<string, string | string[]>>;

/**
 * Asks with the query of an address, which anybody may have typed. Fields that the API refuses are left out and asked
 * again without; `errors` says what is wrong with each, by name, for the fields of the filter form.
 */
export async function askLeniently<T>(
  locale: Locale,
  query: Query,
  ask: (query: Query) => Promise<T>,
): Promise<{ answer: T; errors: Readonly<Record<string, string>> }> {
  try {
    return { answer: await ask(query), errors: {} };
  } catch (error) {
    const problem = problemOf(error);
    if (!problem?.fields?.length) throw error;
    const { errors } = refusedForm(locale, {}, problem);
    // One wrong country of three refuses the field `country`.
    const byName = Object.fromEntries(
      Object.entries(errors).map(([path, message]) => [path.split('.', 1)[0] ?? path, message]),
    );
    const kept = Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(byName, name)));
    // Nothing was left out: asking again would be refused again.
    if (Object.keys(kept).length === Object.keys(query).length) throw error;
    return { answer: await ask(kept), errors: byName };
  }
}
