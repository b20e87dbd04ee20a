import type { Endpoint } from '@travesia/contracts/kit';
import { z } from 'zod';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const SAMPLES: Readonly<Record<string, string>> = {
  email: 'somebody@example.com',
  date: '2027-01-31',
  'date-time': '2027-01-31T10:00:00Z',
  uri: 'https://example.com',
  uuid: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99',
};

/** A schema as JSON Schema. For a query, its output, since everything in a URL is text at first. */
function schemaOf(schema: z.ZodType | undefined, io: 'input' | 'output'): Schema {
  if (!schema) return {};
  const { $defs = {}, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return inPlace(whole, $defs) as Schema;
}

/** The same with references inlined; a recursive one is left open. */
function inPlace(value: unknown, definitions: object, inside: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlace(one, definitions, inside));
  if (typeof value !== 'object' || value === null) return value;
  const reference = '$ref' in value ? String(value.$ref).replace('#/$defs/', '') : null;
  if (reference !== null)
    return inside.includes(reference)
      ? {}
      : inPlace(Reflect.get(definitions, reference), definitions, [...inside, reference]);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inPlace(one, definitions, inside)]));
}

/** The smallest value a schema is likely to accept. */
function sample(schema: Schema): unknown {
  const { anyOf, oneOf, items, properties, required = [] } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return sample(first);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name))
        .map(([name, one]) => [name, sample(name === 'email' ? { ...one, format: name } : one)]),
    );
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sample(items ?? {}));
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'object') return {};
  return SAMPLES[schema.format ?? ''] ?? 'something'.padEnd(schema.minLength ?? 0, 'x');
}

/** A body with which a call reaches its target. */
export const sampleBody = ({ method, body }: Endpoint): unknown =>
  body ? sample(schemaOf(body, 'input')) : method === 'GET' || method === 'DELETE' ? undefined : {};

const isId = ({ format, anyOf, items }: Schema): boolean =>
  format === 'uuid' || (anyOf ?? []).some(isId) || (items !== undefined && isId(items));

/** Fields of a call's query or body that take an id, and how to set one. */
export const idFields = (
  schema: z.ZodType | undefined,
  io: 'input' | 'output',
): { name: string; as: (id: string) => unknown }[] => {
  const whole = schemaOf(schema, io);
  return Object.entries(
    [whole, ...(whole.anyOf ?? [])].reduce((all, { properties }) => ({ ...all, ...properties }), {}),
  )
    .filter(([, field]) => isId(field as Schema))
    .map(([name, field]) => ({ name, as: (id) => ((field as Schema).items ? [id] : id) }));
};

/** Possible queries of a list: every value of each choice, and words for text fields. */
export function questionsOf({ query }: Endpoint, words: readonly string[]): string[] {
  const fields = Object.entries(schemaOf(query, 'output').properties ?? {});
  return fields.flatMap(([name, field]) => {
    const { enum: choices } = field.items ?? field;
    const values = choices ?? (field.type === 'string' && !field.format ? words : []);
    return values.map((value) => `?${new URLSearchParams({ [name]: String(value) }).toString()}`);
  });
}
