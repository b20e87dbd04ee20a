import { z } from 'zod';
import { ImportSourceError } from '../import-source-error.ts';
import { fieldNames, type FieldName, type Mapping } from './field-names.ts';
import { columnKey } from './presets/registry.ts';

const fieldSource = z.union([
  z.string().min(1),
  z.array(z.string().min(1)).min(1),
  z.strictObject({ constant: z.string().min(1) }),
  z.strictObject({
    columns: z.array(z.string().min(1)).min(1),
    values: z.record(z.string().min(1), z.string().min(1)),
  }),
]);

/** A user's mapping: our field → a column, several columns, columns of codes with their meanings, or a constant for every row. */
export const givenMappingSchema = z.partialRecord(z.enum(fieldNames), fieldSource);

/**
 * Validates a mapping given as JSON, `{"name": "NOMBRE", "street": ["CALLE", "NUMERO"], "country": {"constant": "MX"}}`, against
 * the file's columns.
 * @throws ImportSourceError naming the field or column that does not exist and those that do.
 */
export function readGivenMapping(given: unknown, columns: string[]): Mapping {
  const parsed = givenMappingSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const where = issue?.path.join('.') || 'the mapping';
    throw invalid(`${where}: ${issue?.message ?? 'not a mapping'}. Fields: ${fieldNames.join(', ')}.`);
  }
  const byKey = new Map(columns.map((column) => [columnKey(column), column]));
  const fields: Mapping['fields'] = {};
  const translations: Mapping['translations'] = {};
  for (const [field, source] of Object.entries(parsed.data) as [FieldName, z.infer<typeof fieldSource>][]) {
    if (typeof source === 'object' && 'constant' in source) {
      fields[field] = source;
      continue;
    }
    const wanted = typeof source === 'string' ? [source] : Array.isArray(source) ? source : source.columns;
    if (typeof source === 'object' && !Array.isArray(source)) translations[field] = source.values;
    fields[field] = {
      columns: wanted.map((column) => {
        const found = columns.includes(column) ? column : byKey.get(columnKey(column));
        if (found) return found;
        throw invalid(
          `"${field}" names the column "${column}", which the file does not have. Its columns: ${columns.join(', ')}.`,
        );
      }),
    };
  }
  return { fields, translations };
}

/** @throws ImportSourceError when no column is the name. */
export function assertNamed({ fields }: Mapping): void {
  if (!fields.name) throw invalid('"name" is missing: say which column holds the facility\'s name.');
}

function invalid(message: string): ImportSourceError {
  return new ImportSourceError('mapping_invalid', `The mapping cannot be used: ${message}`);
}
