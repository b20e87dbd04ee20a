import { auditAreaOf, type AuditLogEntry } from '@travesia/contracts/audit';
import type { AuditFacts } from '../../../platform/audit/audit.tables.ts';
import { seesSession } from '../../../platform/demo/demo-people.ts';
import type { AuditLogScope } from './audit-log.policy.ts';
import type { AuditLogRow } from './audit-log.repo.ts';

/** Facts with their own fields in the response. */
const APART = new Set(['reason', 'device', 'place', 'network']);

/** The facts other than origin and reason; null only if someone changed the row in the database. */
export const otherFacts = (facts: AuditFacts | null): AuditFacts =>
  Object.fromEntries(Object.entries(facts ?? {}).filter(([name]) => !APART.has(name)));

/** A fact that is a nonempty string. */
export const textOf = (facts: AuditFacts | null, name: string): string | null => {
  const fact = facts?.[name];
  return typeof fact === 'string' && fact !== '' ? fact : null;
};

/** Presents an entry to an admin. */
export function presentLogEntry({ admin }: AuditLogScope, row: AuditLogRow): AuditLogEntry {
  const { entry, link } = row;
  // Demo visitors share its users: hide the devices of other visitors.
  const shown = seesSession(admin, entry.sessionId);
  const named = (id: string | null, name: string | null) => (id === null ? null : { id, name });
  return {
    id: entry.id,
    position: entry.position,
    at: entry.at.toISOString(),
    action: entry.action,
    area: auditAreaOf(entry.action),
    actor_kind: entry.actorKind,
    actor: named(entry.actorId, row.actorName),
    subject: named(entry.subjectId, row.subjectName),
    provider: named(entry.contextProviderId, row.providerName),
    target: entry.targetType && entry.targetId ? { type: entry.targetType, id: entry.targetId } : null,
    reason: textOf(entry.facts, 'reason'),
    facts: otherFacts(entry.facts),
    device: shown ? textOf(entry.facts, 'device') : null,
    place: shown ? textOf(entry.facts, 'place') : null,
    network: shown ? textOf(entry.facts, 'network') : null,
    session_id: shown ? entry.sessionId : null,
    request_id: shown ? entry.requestId : null,
    link: link ? { number: link.number, hash: link.hash } : null,
  };
}
