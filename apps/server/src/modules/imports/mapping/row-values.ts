import { saysNothing } from '../fields/clean-text.ts';
import { combining, fieldNames, type FieldName, type Mapping } from './field-names.ts';

/** A row's text for each of our fields; empty fields are absent. */
export type FieldValues = Partial<Record<FieldName, string>>;

/** Extracts each field's text from a row by the mapping, combining several columns as the field requires. */
export function fieldValues(values: Record<string, string>, mapping: Mapping): FieldValues {
  const result: FieldValues = {};
  for (const field of fieldNames) {
    const source = mapping.fields[field];
    if (!source) continue;
    const text = 'constant' in source ? source.constant : combine(field, source.columns, values);
    if (text) result[field] = translate(text, mapping.translations[field]);
  }
  return result;
}

function combine(field: FieldName, columns: string[], values: Record<string, string>): string {
  const texts = columns.map((column) => (values[column] ?? '').trim()).filter((text) => !saysNothing(text));
  switch (combining[field]) {
    case 'first':
      return texts[0] ?? '';
    case 'all':
      return [...new Set(texts)].join('; ');
    case 'words':
      return texts
        .filter(
          (text, index) =>
            !texts.some((other, at) => at !== index && other.includes(text) && (other !== text || at < index)),
        )
        .join(' ');
    case 'code':
      return texts.map((text) => text.replace(/\.0$/, '')).join('-');
    default:
      return combining[field] satisfies never;
  }
}

function translate(text: string, table: Record<string, string> | undefined): string {
  if (!table) return text;
  return text
    .split('; ')
    .map((part) => (Object.hasOwn(table, part) ? (table[part] as string) : part))
    .join('; ');
}
