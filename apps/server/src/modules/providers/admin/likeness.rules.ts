import type { LikeProvider } from '@travesia/contracts/providers';

/** Traits of a provider used to detect duplicates. */
export interface Traits {
  name: string;
  phones: readonly string[];
  email: string | null;
  website: string | null;
  licences: readonly string[];
}

type Because = LikeProvider['because'][number];

/** Names at least this similar count as nearly the same. */
const ALIKE = 0.55;

/** Why two providers may be duplicates, with a confidence score (higher is more certain). */
export function likeness(one: Traits, other: Traits): { because: Because[]; score: number } {
  const names = nameLikeness(one.name, other.name);
  const shares = (a: readonly string[], b: readonly string[]) => a.some((each) => b.includes(each));
  const same = (a: string | null, b: string | null) => a !== null && a !== '' && a.toLowerCase() === b?.toLowerCase();
  const because: Because[] = [
    ...(names >= ALIKE ? (['name'] as const) : []),
    ...(shares(one.phones, other.phones) ? (['phone'] as const) : []),
    ...(same(one.email, other.email) ? (['email'] as const) : []),
    ...(same(hostOf(one.website), hostOf(other.website)) ? (['website'] as const) : []),
    ...(shares(one.licences.map(plain), other.licences.map(plain)) ? (['licence'] as const) : []),
  ];
  return { because, score: names + because.filter((each) => each !== 'name').length };
}

/** Similarity of two names from 0 to 1, by shared trigrams; ignores accents and case. */
export function nameLikeness(one: string, other: string): number {
  const [a, b] = [groupsOf(one), groupsOf(other)];
  if (!a.size || !b.size) return 0;
  const both = [...a].filter((group) => b.has(group)).length;
  return (2 * both) / (a.size + b.size);
}

/** Whether a few typed letters, possibly mistyped, may mean this name: most of their trigrams occur in it. */
export function soundsLike(typed: string, name: string): boolean {
  const [wanted, there] = [groupsOf(typed), groupsOf(name)];
  const both = [...wanted].filter((group) => there.has(group)).length;
  return wanted.size > 0 && both / wanted.size >= 0.5;
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');

function groupsOf(name: string): Set<string> {
  const letters = `  ${name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  if (!letters.trim()) return new Set();
  return new Set(Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3)));
}

function hostOf(website: string | null): string | null {
  if (!website) return null;
  try {
    return new URL(website).hostname.replace(/^www\./, '');
  } catch {
    return null;
  }
}
