import type { Endpoint, EndpointArgs, ProblemField } from '@travesia/contracts/kit';
import type { z } from 'zod';
import { ProblemError } from '../problem-error.ts';

type Part = 'params' | 'query' | 'body';

/**
 * Parses the parts of a request with the endpoint's schemas. Throws `request.invalid` with all invalid fields; text
 * PostgreSQL can't store is rejected first.
 */
export function validateInput(endpoint: Endpoint, raw: Record<Part, unknown>): EndpointArgs<Endpoint> {
  const fields: ProblemField[] = [];
  const parsed: Partial<Record<Part, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    fields.push(...findUnstorable(raw[part], part));
    const result = schema.safeParse(raw[part] ?? {});
    if (result.success) parsed[part] = result.data;
    else fields.push(...result.error.issues.flatMap((issue) => toFields(issue, part)));
  }
  if (fields.length) throw new ProblemError('request.invalid', { detail: describe(fields), fields });
  return parsed as EndpointArgs<Endpoint>;
}

function toFields(issue: z.core.$ZodIssue, part: Part): ProblemField[] {
  const at = [part, ...issue.path].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: `${at}.${key}`,
      code: 'unknown_field',
      message: 'is not a field of this call',
    }));
  }
  return [{ path: at, code: issue.code, message: issue.message }];
}

/** PostgreSQL can't store NUL and lone surrogates as text: it rejects the former and silently changes the latter. */
function findUnstorable(value: unknown, at: string): ProblemField[] {
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

function describe(fields: ProblemField[]): string {
  const named = fields.slice(0, 3).map((field) => `${field.path}: ${field.message}`);
  return fields.length > 3 ? `${named.join('; ')}; and ${fields.length - 3} more` : named.join('; ');
}
