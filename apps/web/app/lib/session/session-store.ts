import { useStore } from 'zustand';
import { session, type SessionState } from './session-state.ts';

const useSelected = <T>(select: (state: SessionState) => T): T => useStore(session, select);

/** The user of this browser: `useSession((session) => session.user)`. */
export const useSession = Object.assign(useSelected, session);
