import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Side = 'input' | 'output';

/** Formats whose regular expression adds nothing for readers. */
const KNOWN_FORMATS = new Set(['uuid', 'date', 'date-time', 'email', 'uri']);

/** Converts zod schemas to JSON Schema 2020-12; those with an `id` in their meta become shared components. */
export interface SchemaCollector {
  /** The schema of a request (`input`) or a response (`output`). */
  schemaOf(schema: z.ZodType, side: Side): JsonSchema;
  /** Components so far, by name. */
  components(): Record<string, JsonSchema>;
}

export function collectSchemas(): SchemaCollector {
  const components = new Map<string, JsonSchema>();

  /** Requests may differ from responses with the same id (defaults, transformations): then they get their own name. */
  function nameFor(id: string, schema: JsonSchema, side: Side): string {
    const name = components.has(id) && side === 'input' && !sameSchema(components.get(id), schema) ? `${id}Input` : id;
    const present = components.get(name);
    if (present && !sameSchema(present, schema)) throw new Error(`two different schemas are called ${name}`);
    components.set(name, schema);
    return name;
  }

  return {
    schemaOf: (schema, side) => {
      // Wrapped, so that a schema with its own id becomes a reference.
      const { properties, $defs } = z.toJSONSchema(z.object({ it: schema }), {
        io: side,
        unrepresentable: 'any',
        override: simplify,
      }) as unknown as {
        properties: { it: JsonSchema };
        $defs?: Record<string, JsonSchema>;
      };
      const names = new Map<string, string>();
      const rename = (reference: string) =>
        `#/components/schemas/${names.get(reference.replace('#/$defs/', '')) ?? reference.replace('#/$defs/', '')}`;
      // References must be named first.
      const name = (id: string, definition: JsonSchema) => {
        if (names.has(id)) return;
        names.set(id, id);
        const text = JSON.stringify(definition);
        for (const [other, inner] of Object.entries($defs ?? {}))
          if (text.includes(`"#/$defs/${other}"`)) name(other, inner);
        names.set(id, nameFor(id, withReferences(definition, rename), side));
      };
      for (const [id, definition] of Object.entries($defs ?? {})) name(id, definition);
      return withReferences(properties.it, rename);
    },
    components: () => Object.fromEntries([...components].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

const sameSchema = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Removes what only matters to zod: safe integer limits, patterns of named formats. */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (KNOWN_FORMATS.has(String(jsonSchema['format']))) delete jsonSchema['pattern'];
  if ('example' in jsonSchema) {
    jsonSchema['examples'] = [jsonSchema['example']];
    delete jsonSchema['example'];
  }
  if (zodSchema._zod.def.type === 'record') nameMembers(jsonSchema);
  // Responses may gain members; only request bodies that reject unknown members are closed.
  const strict = zodSchema._zod.def.type === 'object' && zodSchema._zod.def.catchall?._zod.def.type === 'never';
  if (!strict && jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
}

/** A record with a closed set of keys is an object with those members. */
function nameMembers(jsonSchema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!keys || !Array.isArray(required)) return;
  jsonSchema['properties'] = Object.fromEntries(
    keys.map((key) => [key, { ...(additionalProperties as JsonSchema), description: `For \`${key}\`.` }]),
  );
  delete jsonSchema['propertyNames'];
  delete jsonSchema['additionalProperties'];
}

function withReferences(value: JsonSchema, rename: (reference: string) => string): JsonSchema {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === '$ref' ? rename(String(inner)) : inside(inner, rename),
    ]),
  );
}

function inside(value: unknown, rename: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => inside(item, rename));
  return typeof value === 'object' && value !== null ? withReferences(value as JsonSchema, rename) : value;
}
