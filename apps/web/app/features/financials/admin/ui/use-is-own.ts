import { useSession } from '../../../../lib/session/session-store.ts';

/** Whether the user asked for something: another person of the team then decides on it. */
export const useIsOwn = (requestedBy: { id: string } | null): boolean =>
  useSession(({ user }) => requestedBy !== null && user?.id === requestedBy.id);
