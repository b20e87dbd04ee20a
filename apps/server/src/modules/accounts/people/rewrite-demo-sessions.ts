import type { Tx } from '../../../platform/db/database.ts';
import { replaceSessions } from '../sessions/sessions.repo.ts';

/** A fictional signed-in device of a demo user. */
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

/** Restores the demo users' devices, including those visitors signed out. */
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
