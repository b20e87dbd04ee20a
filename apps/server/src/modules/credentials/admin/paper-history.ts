import { PAPER_FIELDS, type PaperEntry, type PaperHistory } from '@travesia/contracts/credentials';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import {
  administeredBy,
  type ProvidersAdminDeps,
  instant,
  type AuditLineRow,
  listPaperAudit,
  findRecord,
} from '../../providers/index.ts';
import { findPaper } from '../papers.repo.ts';
import { knownTo } from '../../accounts/index.ts';

/** The latest acts on a paper. Throws `providers.not_found` and `providers.paper_not_found`. */
export async function paperHistoryQuery(
  { database: { db } }: ProvidersAdminDeps,
  { id, paper }: { id: string; paper: string },
  actor: Actor,
): Promise<PaperHistory> {
  const scope = administeredBy(actor);
  if (!(await findRecord(db, scope, id))) throw new ProblemError('providers.not_found');
  if (!(await findPaper(db, id, paper))) throw new ProblemError('providers.paper_not_found');
  const rows = await listPaperAudit(db, knownTo(actor), paper);
  return { data: rows.map(presentEntry) };
}

const text = (fact: unknown): string | null => (typeof fact === 'string' && fact ? fact : null);

function presentEntry({ id, at, action, byName, facts }: AuditLineRow): PaperEntry {
  const changed = text(facts['fields'])?.split(', ') ?? [];
  return {
    id,
    at: instant(at),
    act: action.replace('provider.paper_', '') as PaperEntry['act'],
    by: byName,
    reason: text(facts['reason']),
    source: text(facts['source']),
    changes: PAPER_FIELDS.filter((field) => changed.includes(field)).map((field) => ({
      field,
      before: text(facts[`${field}.before`]),
      after: text(facts[`${field}.after`]),
    })),
  };
}
