import { createHash, createHmac, type KeyObject } from 'node:crypto';

/**
 * Hash of a request's content, independent of member order. It has a key: a plain hash of a form with few possible answers, such as a health
 * questionnaire, reveals them to whoever reads the database and tries them all.
 */
export const fingerprint = (key: KeyObject, content: unknown): string =>
  createHmac('sha256', key).update(canonical(content)).digest('base64url');

/** The hash without a key that processes of the previous release store; compared, never stored. */
export const formerFingerprint = (content: unknown): string =>
  createHash('sha256').update(canonical(content)).digest('base64url');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
