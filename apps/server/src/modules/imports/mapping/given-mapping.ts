import { z } from 'zod';
import { ImportSourceError } from '../import-source-error.ts';
import { fieldNames, type FieldName, type Mapping } from './field-names.ts';
import { columnKey } from './presets/registry.ts';

const fieldSource = z.union([
  z.string().min(1),
  z.array(z.string().min(1)).min(1),
  z.strictObject({ constant: z.string().min(1) }),
]);

/** A user's mapping: our field → a column, several columns, or a constant for every row. */
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
  for (const [field, source] of Object.entries(parsed.data) as [FieldName, z.infer<typeof fieldSource>][]) {
    if (typeof source === 'object' && 'constant' in source) {
      fields[field] = source;
      continue;
    }
    const wanted = typeof source === 'string' ? [source] : source;
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
  if (!fields.name) throw invalid('"name" is missing: say which column holds the facility\'s name.');
  return { fields, translations: {} };
}

function invalid(message: string): ImportSourceError {
  return new ImportSourceError('mapping_invalid', `The mapping cannot be used: ${message}`);
}
