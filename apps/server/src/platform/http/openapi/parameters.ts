import type { Endpoint } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { JsonSchema, SchemaCollector } from './json-schemas.ts';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A key of the caller’s choice, 1 to 255 printable characters. The same request with the same key within 24 hours is carried out once and gets its first answer again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** Path, query and header parameters of a call. Throws when one has no description. */
export function parametersOf(endpoint: Endpoint, schemas: SchemaCollector): JsonSchema[] {
  return [
    ...fieldsOf(endpoint, 'params').map(([name, field]) => parameter(endpoint, 'path', name, field, schemas)),
    ...fieldsOf(endpoint, 'query').map(([name, field]) => parameter(endpoint, 'query', name, field, schemas)),
    ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
}

function fieldsOf(endpoint: Endpoint, part: 'params' | 'query'): [string, z.ZodType][] {
  const schema = endpoint[part];
  if (!schema) return [];
  if (!(schema instanceof z.ZodObject)) throw new Error(`${endpoint.name}: ${part} must be an object schema`);
  return Object.entries(schema.shape as Record<string, z.ZodType>);
}

function parameter(endpoint: Endpoint, place: 'path' | 'query', name: string, field: z.ZodType, schemas: SchemaCollector): JsonSchema {
  const { description, ...schema } = schemas.schemaOf(field, 'input');
  if (typeof description !== 'string') throw new Error(`${endpoint.name}: the ${place} parameter ${name} has no description`);
  const required = place === 'path' || !field.safeParse(undefined).success;
  return { name, in: place, required, description, ...(schema['type'] === 'array' ? { style: 'form', explode: true } : {}), schema };
}
