import { ProblemError } from '../../../platform/problem-error.ts';

const LONGEST = 500;

/** Validates a reason and returns it normalized. Throws `request.invalid` if it is missing or too long. */
export function readReason(reason: string): string {
  const text = reason.trim();
  const message = !text ? 'must be given' : text.length > LONGEST ? `must be at most ${LONGEST} characters` : null;
  if (message) throw new ProblemError('request.invalid', { detail: `The reason ${message}.` });
  return text;
}
