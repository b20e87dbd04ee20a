import type { AuditLogEntry } from '@travesia/contracts/audit';
import { useAuditText } from '../log-entry/use-audit-text.ts';

/** Display names of the actor and the subject of an entry. */
export function useEntryNames(): (entry: AuditLogEntry) => { who: string; about: string | null } {
  const audit = useAuditText();
  return ({ actor, actor_kind: kind, subject }) => ({
    who: actor ? (actor.name ?? audit.who('gone')) : kind === 'person' ? audit.who('hidden') : audit.who(kind),
    about: subject && subject.id !== actor?.id ? (subject.name ?? audit.who('gone')) : null,
  });
}
