import type { Unsubscribing, UnsubscribeTokens } from '../../platform/mail/unsubscribe.ts';
import { ProblemError } from '../../platform/problem-error.ts';

/** Whose emails about what a link turns off. Throws `profile.unsubscribe_invalid`. */
export function readUnsubscribing(tokens: UnsubscribeTokens, token: string): Unsubscribing {
  const about = tokens.read(token);
  if (!about) throw new ProblemError('profile.unsubscribe_invalid');
  return about;
}
