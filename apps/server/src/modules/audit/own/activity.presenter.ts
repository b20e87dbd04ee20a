import { type ActivityEntry, areaOf } from '@travesia/contracts/audit';
import type { AuditRow } from './activity.repo.ts';

/** Known data of the sessions entries refer to. */
export interface KnownSessions {
  /** Facts of the sign-in that opened each session. */
  signIns: ReadonlyMap<string, AuditRow['facts']>;
  live: ReadonlySet<string>;
  current: string;
}

const textOf = (fact: AuditRow['facts'][string] | undefined): string | null =>
  typeof fact === 'string' && fact !== '' ? fact : null;

/** The session an entry's action affected. */
export const targetSession = (row: Pick<AuditRow, 'targetType' | 'targetId'>): string | null =>
  row.targetType === 'session' ? row.targetId : null;

/** Presents an entry to the user it is about. */
export function presentEntry(row: AuditRow, userId: string, sessions: KnownSessions): ActivityEntry {
  const isOwn = row.actorId === userId;
  // Hide other people's sessions.
  const sessionId = isOwn ? row.sessionId : null;
  const facts = { ...(sessionId ? sessions.signIns.get(sessionId) : {}), ...row.facts };
  const target = targetSession(row);
  const session = sessionId ? sessionState(sessionId, sessions) : null;
  const shown = isOwn || row.actorKind === 'anonymous';
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    area: areaOf(row.action),
    by: isOwn ? 'me' : row.contextProviderId ? 'provider' : row.actorKind === 'anonymous' ? 'unknown' : 'travesia',
    provider_name: row.providerName,
    device: shown ? textOf(facts['device']) : null,
    place: shown ? textOf(facts['place']) : null,
    network: shown ? textOf(facts['network']) : null,
    target_device: target ? textOf(sessions.signIns.get(target)?.['device']) : null,
    session_id: sessionId,
    session,
    actions: session === 'live' ? ['end_session'] : [],
  };
}

function sessionState(id: string, { live, current }: KnownSessions): 'current' | 'live' | 'ended' {
  if (id === current) return 'current';
  return live.has(id) ? 'live' : 'ended';
}
