import type { ProfileSection, ProfileUpdate, SectionValues } from '@travesia/contracts/profiles';
import type { Form } from '../../lib/forms/draft/form.ts';
import { fieldsOf } from './section-fields.ts';

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : value === true ? 'true' : '';
};

/** Converts a section's values to a form. */
export const formOf = (section: ProfileSection, values: SectionValues): Form =>
  Object.fromEntries(
    fieldsOf(section).map(({ name }) => [name, textOf((values as Readonly<Record<string, unknown>>)[name])]),
  );

export const listOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** Converts a form for the API: empty fields become null. */
export function valuesOf(section: ProfileSection, form: Form): ProfileUpdate['values'] {
  const values = fieldsOf(section).map(({ name, kind }): [string, unknown] => {
    const text = (form[name] ?? '').trim();
    if (kind === 'languages') return [name, listOf(text)];
    return [name, kind === 'tick' ? text === 'true' : text || null];
  });
  return Object.fromEntries(values) as ProfileUpdate['values'];
}
