import { plainText } from '../../platform/finding/plain-text.ts';

const wordsOf = (name: string): string[] => plainText(name).match(/\p{L}{2,}/gu) ?? [];

/**
 * Whether a document names somebody else than the account. People have two surnames and several first names, and archives drop some: it is
 * the same person if all words of one name are in the other. A name in another script says nothing.
 */
export function differsFrom(written: string | null, account: string): boolean {
  const [one, other] = [wordsOf(written ?? ''), wordsOf(account)];
  if (one.length === 0 || other.length === 0 || !/\p{Script=Latin}/u.test(written ?? '')) return false;
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return !fewer.every((word) => more.includes(word));
}
