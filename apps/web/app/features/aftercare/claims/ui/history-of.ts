import type { Claim, ClaimStatement } from '@travesia/contracts/aftercare';

interface Entry {
  at: string;
  action: string;
  by: ClaimStatement['by'];
  /** What was written with it; null for a step without words. */
  statement: ClaimStatement | null;
}

/** The steps of a claim with what was written at each, oldest first: a step and its statement are told once. */
export function historyOf({ statements, events }: Pick<Claim, 'statements' | 'events'>): Entry[] {
  const left = [...statements];
  const steps = events.map(({ at, action, by }): Entry => {
    const place = left.findIndex((statement) => statement.action === action);
    const [statement = null] = place < 0 ? [] : left.splice(place, 1);
    return { at, action, by, statement };
  });
  const rest = left.map((statement): Entry => {
    const { written_at: at, action, by } = statement;
    return { at, action, by, statement };
  });
  return [...steps, ...rest].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
