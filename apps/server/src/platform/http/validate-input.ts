import type { Endpoint, EndpointArgs } from '@travesia/contracts/kit';
import type { z } from 'zod';
import { type Fault, ProblemError } from '../problem-error.ts';
import type { FaultKind } from './faults/fault-words.ts';

type Part = 'params' | 'query' | 'body';

/** Unknown fields named in a response. */
const MOST_UNKNOWN = 20;
/** Invalid fields named in a response; a list has one for each element. */
const MOST_NAMED = 100;

/**
 * Parses the parts of a request with the endpoint's schemas. Throws `request.invalid` with the invalid fields, at most 100 and of unknown
 * ones 20; text PostgreSQL can't store is rejected first.
 */
export function validateInput(endpoint: Endpoint, raw: Record<Part, unknown>): EndpointArgs<Endpoint> {
  const fields = new NamedFields();
  const parsed: Partial<Record<Part, unknown>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (!schema) continue;
    findUnstorable(raw[part], part, fields);
    const result = schema.safeParse(raw[part] ?? {}, { reportInput: true });
    if (result.success) parsed[part] = result.data;
    else for (const issue of result.error.issues) nameIssue(issue, part, fields);
  }
  if (fields.total) throw new ProblemError('request.invalid', { detail: fields.describe(), fields: fields.named });
  return parsed as EndpointArgs<Endpoint>;
}

/** Names the first invalid fields and counts the others: a body of 256 kB can have 100,000 of them. */
class NamedFields {
  readonly named: Fault[] = [];
  total = 0;
  #unknown = 0;

  add(field: Fault): void {
    this.total += 1;
    if (this.named.length < MOST_NAMED) this.named.push(field);
  }

  addUnknown(at: string, keys: readonly string[]): void {
    for (const key of keys.slice(0, MOST_UNKNOWN - this.#unknown))
      this.add({ path: `${at}.${key}`, code: 'unknown_field', message: 'is not a field of this call' });
    const named = Math.min(keys.length, MOST_UNKNOWN - this.#unknown);
    this.#unknown += named;
    this.total += keys.length - named;
  }

  describe(): string {
    const first = this.named.slice(0, 3).map((field) => `${field.path}: ${field.message}`);
    return this.total > first.length ? `${first.join('; ')}; and ${this.total - first.length} more` : first.join('; ');
  }
}

function nameIssue(issue: z.core.$ZodIssue, part: Part, fields: NamedFields): void {
  const at = [part, ...issue.path].join('.');
  if (issue.code === 'unrecognized_keys') fields.addUnknown(at, issue.keys);
  else fields.add({ path: at, code: issue.code, message: issue.message, ...kindOf(issue) });
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
function findUnstorable(value: unknown, at: string, fields: NamedFields): void {
  if (typeof value === 'string') {
    if (value.includes('\u0000') || !value.isWellFormed())
      fields.add({ path: at, code: 'unstorable_text', message: 'holds a character that is not text' });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      findUnstorable(key, `${at}.(name)`, fields);
      findUnstorable(inner, `${at}.${key}`, fields);
    }
  }
}
