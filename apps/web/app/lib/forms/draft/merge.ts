import type { Form } from './form.ts';

/** What is saved: the form with the version it has. */
export interface Saved {
  version: number;
  form: Form;
}

const same = (one: string | undefined, other: string | undefined) => (one ?? '').trim() === (other ?? '').trim();

/** Names of the fields that differ, but for space around them. */
export const changedFields = (before: Form, now: Form): string[] =>
  Object.keys(now).filter((name) => !same(before[name], now[name]));

interface ThreeWays {
  /** What both began with. */
  before: Form;
  mine: Form;
  theirs: Form;
}

/** Fields that both changed, each to something else: a person has to choose. */
export const conflictsOf = ({ before, mine, theirs }: ThreeWays): string[] =>
  changedFields(before, mine).filter((name) => !same(before[name], theirs[name]) && !same(mine[name], theirs[name]));

/** What both changed taken together; where both changed the same, `keep` says whose counts, mine unless it says so. */
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
