import { z } from 'zod';

/** Writes a response as JSON text. */
export type WriteResponse = (response: unknown) => string;

/**
 * Compiles the schema of a response to a function that writes it as parsing and `JSON.stringify` would, without a copy in
 * between: the fields of the contract and no others. Types are checked, formats are not. Throws for kinds of schemas that
 * it doesn't know.
 */
export function responseWriter(schema: unknown): WriteResponse {
  if (schema instanceof z.ZodObject) return objectWriter(schema);
  if (schema instanceof z.ZodArray) return arrayWriter(responseWriter(schema.element));
  if (schema instanceof z.ZodNullable) {
    const write = responseWriter(schema.unwrap());
    return (value) => (value === null ? 'null' : write(value));
  }
  if (schema instanceof z.ZodEnum) {
    const texts = new Map<unknown, string>(schema.options.map((option) => [option, JSON.stringify(option)]));
    return (value) => texts.get(value) ?? unfit('one of the options', value);
  }
  if (schema instanceof z.ZodBoolean)
    return (value) => (typeof value === 'boolean' ? String(value) : unfit('a boolean', value));
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return writeText;
  throw new TypeError('no way to write this kind of schema is known');
}

function objectWriter({ shape }: z.ZodObject): WriteResponse {
  const fields = Object.entries(shape).map(([key, schema], place) => ({
    key,
    before: `${place === 0 ? '{' : ','}${JSON.stringify(key)}:`,
    write: responseWriter(schema),
  }));
  return (value) => {
    if (typeof value !== 'object' || value === null) return unfit('an object', value);
    let text = '';
    for (const { key, before, write } of fields) text += before + write((value as Record<string, unknown>)[key]);
    return `${text}}`;
  };
}

const arrayWriter =
  (write: WriteResponse): WriteResponse =>
  (value) => {
    if (!Array.isArray(value)) return unfit('an array', value);
    let text = '';
    for (const element of value) text += text ? `,${write(element)}` : write(element);
    return `[${text}]`;
  };

/** Text that JSON writes as it is. */
const PLAIN = /^[\w ./:+-]*$/;

const writeText: WriteResponse = (value) => {
  if (typeof value !== 'string') return unfit('a text', value);
  return PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
};

function unfit(expected: string, value: unknown): never {
  throw new TypeError(`a response has ${value === null ? 'null' : typeof value} where its contract has ${expected}`);
}
