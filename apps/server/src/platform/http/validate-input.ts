import type { Endpoint, EndpointArgs } from '@travesia/contracts/kit';
import type { z } from 'zod';
import { type Fault, ProblemError } from '../problem-error.ts';
import type { FaultKind } from './faults/fault-words.ts';

type Part = 'params' | 'query' | 'body';

/**
 * Parses the parts of a request with the endpoint's schemas. Throws `request.invalid` with all invalid fields; text
 * PostgreSQL can't store is rejected first.
 */
export function validateInput(endpoint: Endpoint, raw: Record<Part, unknown>): EndpointArgs<Endpoint> {
  const fields: Fault[] = [];
  const parsed: Partial<Record<Part, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    fields.push(...findUnstorable(raw[part], part));
    const result = schema.safeParse(raw[part] ?? {}, { reportInput: true });
    if (result.success) parsed[part] = result.data;
    else fields.push(...result.error.issues.flatMap((issue) => toFields(issue, part)));
  }
  if (fields.length) throw new ProblemError('request.invalid', { detail: describe(fields), fields });
  return parsed as EndpointArgs<Endpoint>;
}

function toFields(issue: z.core.$ZodIssue, part: Part): Fault[] {
  const at = [part, ...issue.path].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: `${at}.${key}`,
      code: 'unknown_field',
      message: 'is not a field of this call',
    }));
  }
  return [{ path: at, code: issue.code, message: issue.message, ...kindOf(issue) }];
}

const FORMATS: Readonly<Record<string, FaultKind>> = {
  email: 'invalid_email',
  url: 'invalid_url',
  date: 'invalid_date',
  datetime: 'invalid_date',
  uuid: 'invalid_id',
};
const TOO_SMALL: Readonly<Record<string, FaultKind>> = { string: 'too_short', array: 'too_few' };
const TOO_BIG: Readonly<Record<string, FaultKind>> = { string: 'too_long', array: 'too_many' };

/** What a person is told of it, and the number that belongs to it. */
function kindOf(issue: z.core.$ZodIssue): Pick<Fault, 'kind' | 'limit'> {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: issue.input === undefined ? 'missing' : issue.expected === 'int' ? 'not_whole' : 'wrong_type' };
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1) return { kind: 'missing' };
      return { kind: TOO_SMALL[issue.origin] ?? 'too_low', limit: issue.minimum };
    case 'too_big':
      return { kind: TOO_BIG[issue.origin] ?? 'too_high', limit: issue.maximum };
    case 'invalid_format':
      return { kind: FORMATS[issue.format] ?? 'invalid_format' };
    case 'invalid_value':
      return { kind: issue.input === undefined ? 'missing' : 'invalid_value' };
    case 'custom':
      return typeof issue.params?.['kind'] === 'string' ? { kind: issue.params['kind'] } : {};
    default:
      return {};
  }
}

/** PostgreSQL can't store NUL and lone surrogates as text: it rejects the former and silently changes the latter. */
function findUnstorable(value: unknown, at: string): Fault[] {
  if (typeof value === 'string') {
    if (!value.includes('\u0000') && value.isWellFormed()) return [];
    return [{ path: at, code: 'unstorable_text', message: 'holds a character that is not text' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...findUnstorable(key, `${at}.(name)`),
    ...findUnstorable(inner, `${at}.${key}`),
  ]);
}

function describe(fields: Fault[]): string {
  const named = fields.slice(0, 3).map((field) => `${field.path}: ${field.message}`);
  return fields.length > 3 ? `${named.join('; ')}; and ${fields.length - 3} more` : named.join('; ');
}
