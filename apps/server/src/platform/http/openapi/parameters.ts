import { type Endpoint, idempotencyOf, TUS_VERSION } from '@travesia/contracts/kit';
import { z } from 'zod';
import type { JsonSchema, SchemaCollector } from './json-schemas.ts';

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A unique key chosen by the caller, 1 to 255 printable characters. Repeating the request with the same key within 24 hours runs it only once and returns the first response.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const header = (name: string, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});

/** Headers of the tus protocol. */
function protocolHeaders({ resumable, method }: Endpoint): JsonSchema[] {
  if (!resumable || method === 'GET') return [];
  const version = header('Tus-Resumable', 'Version of the protocol.', { type: 'string', enum: [TUS_VERSION] });
  if (method === 'PATCH')
    return [version, header('Upload-Offset', 'Byte at which the part begins.', { type: 'integer', minimum: 0 })];
  if (method === 'DELETE') return [version];
  return [
    version,
    header('Upload-Length', 'Bytes of the whole file.', { type: 'integer', minimum: 1, maximum: resumable.maxBytes }),
    header('Upload-Metadata', '`filename` and the name of the file in Base64.', { type: 'string', maxLength: 4096 }),
  ];
}

/** Path, query and header parameters of a call. Throws if one has no description. */
export function parametersOf(endpoint: Endpoint, schemas: SchemaCollector): JsonSchema[] {
  const keyed = idempotencyOf(endpoint);
  return [
    ...fieldsOf(endpoint, 'params').map(([name, field]) => parameter(endpoint, 'path', name, field, schemas)),
    ...fieldsOf(endpoint, 'query').map(([name, field]) => parameter(endpoint, 'query', name, field, schemas)),
    ...protocolHeaders(endpoint),
    ...(keyed === 'none' ? [] : [{ ...IDEMPOTENCY_KEY, required: keyed === 'required' }]),
  ];
}

function fieldsOf(endpoint: Endpoint, part: 'params' | 'query'): [string, z.ZodType][] {
  const schema = endpoint[part];
  if (!schema) return [];
  if (!(schema instanceof z.ZodObject)) throw new Error(`${endpoint.name}: ${part} must be an object schema`);
  return Object.entries(schema.shape as Record<string, z.ZodType>);
}

function parameter(
  endpoint: Endpoint,
  place: 'path' | 'query',
  name: string,
  field: z.ZodType,
  schemas: SchemaCollector,
): JsonSchema {
  const { description, ...schema } = wireSchema(field, schemas);
  if (typeof description !== 'string')
    throw new Error(`${endpoint.name}: the ${place} parameter ${name} has no description`);
  const required = place === 'path' || !field.safeParse(undefined).success;
  return {
    name,
    in: place,
    required,
    description,
    ...(schema['type'] === 'array' ? { style: 'form', explode: true } : {}),
    schema,
  };
}

/**
 * The URL form of a parameter. Form fields are parsed leniently (a list may be comma separated, a number arrives as
 * text) and then validated by a stricter schema: the stricter one is documented if it describes one of the accepted
 * forms.
 */
function wireSchema(field: z.ZodType, schemas: SchemaCollector): JsonSchema {
  const sent = schemas.schemaOf(field, 'input');
  if (field instanceof z.ZodOptional)
    return { ...wireSchema(field.unwrap() as z.ZodType, schemas), ...descriptionOf(sent) };
  if (!(field instanceof z.ZodPipe)) return sent;
  if (typesOf(sent).includes('boolean')) return { type: 'boolean', ...descriptionOf(sent) };
  if (field.out instanceof z.ZodTransform) return sent;
  const checked = wireSchema(field.out as z.ZodType, schemas);
  const isOneOf = typesOf(checked).length > 0 && typesOf(checked).every((type) => typesOf(sent).includes(type));
  return isOneOf ? { ...checked, ...descriptionOf(sent) } : sent;
}

const descriptionOf = (schema: JsonSchema): JsonSchema =>
  schema['description'] === undefined ? {} : { description: schema['description'] };

function typesOf(schema: JsonSchema): string[] {
  const choices = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as JsonSchema[]).flatMap(typesOf) : [];
  return [schema['type'] ?? [], choices].flat(2).map((type) => (type === 'integer' ? 'number' : String(type)));
}
