import type { Db } from '../../../platform/db/database.ts';
import type { MoneyScope } from '../financials.policy.ts';
import { instantsOf } from '../span.ts';
import { listStatementLines, owedBefore, type StatementLine } from './statement.repo.ts';

/** A period of a scope's money in one currency, in minor units. */
export interface Statement {
  currency: string;
  from: string;
  to: string;
  before: number;
  /** Oldest first; each with what was owed after it. */
  lines: (StatementLine & { balance: number })[];
  after: number;
  isComplete: boolean;
}

const MOST_LINES = 10_000;

/** The statement of a period; its first and last day count, UTC. */
export async function makeStatement(
  db: Db,
  scope: MoneyScope,
  { currency, from, to }: { currency: string; from: string; to: string },
): Promise<Statement> {
  const { since, until } = instantsOf({ from, to });
  if (!since || !until) throw new Error('a statement needs both of its days');
  const before = await owedBefore(db, scope, currency, since);
  const found = await listStatementLines(db, scope, { currency, since, until, limit: MOST_LINES + 1 });
  let balance = before;
  const lines = found.slice(0, MOST_LINES).map((line) => {
    balance += line.owed;
    return { ...line, balance };
  });
  return { currency, from, to, before, lines, after: balance, isComplete: found.length <= MOST_LINES };
}
