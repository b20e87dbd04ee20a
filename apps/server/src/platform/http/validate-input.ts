import type { Endpoint, EndpointArgs, ProblemField } from '@travesia/contracts/kit';
import type { z } from 'zod';
import { ProblemError } from '../problem-error.ts';

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
    const result = schema.safeParse(raw[part] ?? {});
    if (result.success) parsed[part] = result.data;
    else for (const issue of result.error.issues) nameIssue(issue, part, fields);
  }
  if (fields.total) throw new ProblemError('request.invalid', { detail: fields.describe(), fields: fields.named });
  return parsed as EndpointArgs<Endpoint>;
}

/** Names the first invalid fields and counts the others: a body of 256 kB can have 100,000 of them. */
class NamedFields {
  readonly named: ProblemField[] = [];
  total = 0;
  #unknown = 0;

  add(field: ProblemField): void {
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
  else fields.add({ path: at, code: issue.code, message: issue.message });
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
