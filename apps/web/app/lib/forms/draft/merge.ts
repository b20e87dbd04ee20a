import type { Form } from './form.ts';

/** The saved form with its version. */
export interface Saved {
  version: number;
  form: Form;
}

const same = (one: string | undefined, other: string | undefined) => (one ?? '').trim() === (other ?? '').trim();

/** Names of the fields that differ, ignoring surrounding whitespace. */
export const changedFields = (before: Form, now: Form): string[] =>
  Object.keys(now).filter((name) => !same(before[name], now[name]));

interface ThreeWays {
  /** The common base. */
  before: Form;
  mine: Form;
  theirs: Form;
}

/** Fields both changed differently: the user must choose. */
export const conflictsOf = ({ before, mine, theirs }: ThreeWays): string[] =>
  changedFields(before, mine).filter((name) => !same(before[name], theirs[name]) && !same(mine[name], theirs[name]));

/** Merges both changes; for conflicting fields, `keep` says whose to use, mine by default. */
export function mergeForms({ before, mine, theirs }: ThreeWays, keep: Readonly<Record<string, Whose>> = {}): Form {
  const changed = new Set(changedFields(before, mine));
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => {
      const isMine = changed.has(name) && keep[name] !== 'theirs';
      return [name, isMine ? (mine[name] ?? '') : value];
    }),
  );
}

export type Whose = 'mine' | 'theirs';
