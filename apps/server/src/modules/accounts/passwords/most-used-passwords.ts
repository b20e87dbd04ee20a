import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].map(String));

/** Digits and signs that people put around a word they were not allowed to use alone. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu;
const SHORTEST_WORD = 4;

/** Whether a password is among the 49,000 most used ones, is one of them with digits around it, or one of them said twice. */
export function isMostUsedPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(lower)) return true;
  const word = lower.replaceAll(AROUND, '');
  if (word.length >= SHORTEST_WORD && COMMON.has(word)) return true;
  const half = lower.slice(0, lower.length / 2);
  return half.length >= SHORTEST_WORD && half + half === lower && COMMON.has(half);
}
