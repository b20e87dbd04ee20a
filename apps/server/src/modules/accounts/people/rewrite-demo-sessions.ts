import type { Tx } from '../../../platform/db/database.ts';
import { replaceSessions } from '../sessions/sessions.repo.ts';

/** A device on which somebody of the demonstration seems to be signed in. */
export interface DemoSession {
  id: string;
  userId: string;
  proof: string[];
  userAgent: string;
  timeZone: string | null;
  network: string;
  createdAt: Date;
  lastSeenAt: Date;
}

const DAYS = 30;

/** Writes devices of the demonstration's people as they were made; those that visitors signed out are back. */
export const rewriteDemoSessions = (tx: Tx, made: readonly DemoSession[]): Promise<void> =>
  replaceSessions(
    tx,
    made.map(({ proof, ...session }) => ({
      ...session,
      proofs: proof,
      authenticatedAt: session.createdAt,
      expiresAt: new Date(session.lastSeenAt.getTime() + DAYS * 86_400_000),
    })),
  );
