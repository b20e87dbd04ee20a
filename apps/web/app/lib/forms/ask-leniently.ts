import type { Locale } from '../i18n/locale.ts';
import { problemOf } from '../problem/problem-error.ts';
import { refusedForm } from './form-state.ts';

type Query = Readonly<Record<string, string | string[]>>;

/**
 * Calls an endpoint with the query of a URL, which anyone may have typed. Rejected fields are dropped and the call
 * repeated; `errors` contains each one's error by name, for the filter form.
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
    // One invalid country out of three rejects the field `country`.
    const byName = Object.fromEntries(
      Object.entries(errors).map(([path, message]) => [path.split('.', 1)[0] ?? path, message]),
    );
    const kept = Object.fromEntries(Object.entries(query).filter(([name]) => !Object.hasOwn(byName, name)));
    // Nothing was dropped: a repeat would fail again.
    if (Object.keys(kept).length === Object.keys(query).length) throw error;
    return { answer: await ask(kept), errors: byName };
  }
}
