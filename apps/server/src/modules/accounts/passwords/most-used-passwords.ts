import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].map(String));

/** Digits and symbols that people add around a common password. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const SHORTEST_WORD = 4;

/** Whether a password is one of the 49,000 most common, with or without digits around it, or one of them repeated. */
export function isMostUsedPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(lower)) return true;
  const word = lower.replaceAll(AROUND, '');
  if (word.length >= SHORTEST_WORD && COMMON.has(word)) return true;
  const half = lower.slice(0, lower.length / 2);
  return half.length >= SHORTEST_WORD && half + half === lower && COMMON.has(half);
}
