import { CREDENTIAL_FIELDS, type CredentialEntry, type CredentialHistory } from '@travesia/contracts/credentials';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import {
  administeredBy,
  type ProvidersAdminDeps,
  instant,
  type AuditLineRow,
  listCredentialAudit,
  findRecord,
} from '../../providers/index.ts';
import { findCredential } from '../credentials.repo.ts';
import { knownTo } from '../../accounts/index.ts';

/** A credential's latest log entries. Throws `providers.not_found` and `providers.credential_not_found`. */
export async function credentialHistoryQuery(
  { database: { db } }: ProvidersAdminDeps,
  { id, credential }: { id: string; credential: string },
  actor: Actor,
): Promise<CredentialHistory> {
  const scope = administeredBy(actor);
  if (!(await findRecord(db, scope, id))) throw new ProblemError('providers.not_found');
  if (!(await findCredential(db, id, credential))) throw new ProblemError('providers.credential_not_found');
  const rows = await listCredentialAudit(db, knownTo(actor), credential);
  return { data: rows.map(presentEntry) };
}

const text = (fact: unknown): string | null => (typeof fact === 'string' && fact ? fact : null);

function presentEntry({ id, at, action, byName, facts }: AuditLineRow): CredentialEntry {
  const changed = text(facts['fields'])?.split(', ') ?? [];
  return {
    id,
    at: instant(at),
    // Actions keep the names they were stored under.
    act: action.replace('provider.paper_', '') as CredentialEntry['act'],
    by: byName,
    reason: text(facts['reason']),
    source: text(facts['source']),
    changes: CREDENTIAL_FIELDS.filter((field) => changed.includes(field)).map((field) => ({
      field,
      before: text(facts[`${field}.before`]),
      after: text(facts[`${field}.after`]),
    })),
  };
}
