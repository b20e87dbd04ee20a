import { type Application, type ApplicationSections, APPLICATION_SECTIONS } from '@travesia/contracts/applications';
import type { Form } from '../../../lib/forms/draft/form.ts';
import type { Saved } from '../../../lib/forms/draft/merge.ts';
import { ASKED, type AskedField, inForm } from './fields.ts';

export type Accreditation = ApplicationSections['accreditations']['items'][number];

/** Accreditations are one field: if both versions changed them, the user chooses between the two complete lists. */
export const ACCREDITATIONS = 'accreditations.items';

/** An application as a flat form; fields are named `section.field`. */
export const savedOf = ({ version, sections }: Pick<Application, 'version' | 'sections'>): Saved => ({
  version,
  form: Object.fromEntries(
    APPLICATION_SECTIONS.flatMap((section) =>
      Object.entries(sections[section]).map(([field, value]): [string, string] => {
        const name = inForm(section, field);
        return [name, name === ACCREDITATIONS ? accreditationsText(value as Accreditation[]) : textOf(value)];
      }),
    ),
  ),
});

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  return value === null || value === false ? '' : String(value);
}

export const listOf = (text = ''): string[] => text.split(' ').filter(Boolean);

export const accreditationsOf = (text = ''): Accreditation[] => (text ? (JSON.parse(text) as Accreditation[]) : []);

/** Rows without text are not accreditations. */
export const accreditationsText = (items: readonly Accreditation[]): string =>
  JSON.stringify(
    items
      .map(({ body, number, valid_until }) => ({ body, number, valid_until }))
      .filter((item) => Object.values(item).some((text) => text !== '')),
  );

/** The changed fields in the format of a save request. */
export function changesOf(form: Form, changed: readonly string[]): Readonly<Record<string, object>> {
  const changes: Record<string, Record<string, unknown>> = {};
  for (const name of changed) {
    const [section = '', field = ''] = name.split('.');
    changes[section] = { ...changes[section], [field]: valueOf(name, form[name] ?? '') };
  }
  return changes;
}

function valueOf(name: string, text: string): unknown {
  if (name === ACCREDITATIONS) return accreditationsOf(text);
  const kind = askedAs(name)?.kind;
  if (kind === 'many') return listOf(text);
  if (kind === 'year') return text.trim() === '' ? null : Number(text);
  return kind === 'tick' || name === 'accreditations.none' ? text === 'true' : text;
}

/** The definition of a field. */
export function askedAs(name: string): AskedField | undefined {
  const [section = '', field] = name.split('.');
  const fields: readonly AskedField[] = ASKED[section as keyof typeof ASKED];
  return fields.find((asked) => asked.name === field);
}
