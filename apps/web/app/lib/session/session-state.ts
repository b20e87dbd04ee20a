import * as accounts from '@travesia/contracts/accounts';
import type {
  Credentials,
  Registration,
  SecondFactorRequired,
  SignedIn,
  SignInAnswer,
  User,
} from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import type { Problem } from '@travesia/contracts/kit';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { ownTimeZone } from '../dates/own-time-zone.ts';
import { forgetCompared } from '../device/kept.ts';
import { forgetTrips } from '../offline/kept-trips.ts';
import { problemOf } from '../problem/problem-error.ts';
import { startIdleClock } from './inactivity/last-act.ts';
import { callInSession, sessionCall } from './session-call.ts';
import { failureText, type FailedAct } from './session-problem.ts';
import { dropTokens, keepTokens, onTokens, readTokens } from './tokens.ts';
import { keepUnsentText, setOwnerOfText } from './unsent-text.ts';

const AUTH_STORAGE = 'auth-storage';
/** Only opens the demo; the server rejects it unless the demo is on. */
const DEMO_TOKEN = 'travesia-demo';
/** Maximum time signing out waits for the server. */
const LOGOUT_WAIT_MS = 4000;

export interface SessionState {
  user: User | null;
  isAuthenticated: boolean;
  isLoading: boolean;
  /** The message for the last failed action, in the page's language. */
  error: string | null;
  /** The problem behind it, with its fields and code. */
  problem: Problem | null;
  /** The first sign-in step succeeded, and the second is pending: only on this page. */
  secondStep: SecondFactorRequired | null;
  /** Whether the user signed out on this page, as opposed to a session that ended. */
  signedOut: boolean;
  /** False with `secondStep` if a second factor is required. `at` is another call that signs in as `login` does. */
  login: (credentials: Credentials, at?: typeof accounts.login) => Promise<boolean>;
  demoLogin: (role: UserRole) => Promise<boolean>;
  /** Creates an account without signing in: the email's link signs in. */
  register: (body: Registration) => Promise<boolean>;
  /** Clears tokens and user in any case. Inside RequireSession, the page is then left for the sign-in. */
  logout: () => Promise<boolean>;
  /** Reloads the user, or clears everything. */
  refreshAuth: () => Promise<boolean>;
  /** Takes the response of a first step, such as a link or a new password: true if it signed in. */
  answered: (answer: SignInAnswer) => boolean;
  /** Takes a new session. */
  signedIn: (answer: SignedIn) => boolean;
  /** Returns from the second step to the first. */
  forgetStep: () => void;
}

type Values = Pick<
  SessionState,
  'user' | 'isAuthenticated' | 'isLoading' | 'error' | 'problem' | 'secondStep' | 'signedOut'
>;

const NOBODY: Values = {
  user: null,
  isAuthenticated: false,
  isLoading: false,
  error: null,
  problem: null,
  secondStep: null,
  signedOut: false,
};

/** The user of this browser. Without React, so that pages that are not hydrated sign in by it too; components use `useSession`. */
export const session = createStore<SessionState>()(
  persist(
    (set, get) => {
      const signIn = async (call: () => Promise<SignInAnswer>) => {
        set({ isLoading: true, error: null, problem: null });
        try {
          return get().answered(await call());
        } catch (error) {
          return failed(error, 'login.failed');
        }
      };
      const failed = (error: unknown, act: FailedAct) => {
        const problem = problemOf(error);
        dropTokens();
        set({ ...NOBODY, error: failureText(problem, act), problem: problem ?? null });
        return false;
      };
      return {
        ...NOBODY,
        login: (credentials, at = accounts.login) =>
          signIn(() => sessionCall(at, { body: { time_zone: ownTimeZone(), ...credentials } })),
        demoLogin: (role) => signIn(() => sessionCall(accounts.demoLogin, { body: { demo_token: DEMO_TOKEN, role } })),
        answered(answer) {
          if (!('two_factor_required' in answer)) return get().signedIn(answer);
          // A signed-in user who signs in as someone else is signed out until the second step.
          dropTokens();
          set({ ...NOBODY, secondStep: answer });
          return false;
        },
        forgetStep: () => set({ secondStep: null }),
        signedIn({ user, ...tokens }) {
          keepTokens(tokens);
          startIdleClock();
          set({ ...NOBODY, user, isAuthenticated: true });
          return true;
        },
        async register(body) {
          set({ isLoading: true, error: null, problem: null });
          try {
            await sessionCall(accounts.register, { body });
          } catch (error) {
            return failed(error, 'registration.failed');
          }
          dropTokens();
          set(NOBODY);
          return true;
        },
        async logout() {
          set({ isLoading: true });
          // Whatever the server's response, if any: on this device the session is over.
          if (readTokens()) await Promise.race([callInSession(accounts.logout).catch(() => null), patience()]);
          set({ ...NOBODY, signedOut: true });
          forgetCompared(() => localStorage);
          void forgetTrips().catch(() => null);
          dropTokens();
          return true;
        },
        async refreshAuth() {
          if (readTokens()) {
            set({ isLoading: true });
            const user = await sessionCall(accounts.me, {}, { background: true }).catch(() => null);
            // A sign-out in the meantime stays.
            if (user && readTokens()) {
              set({ ...NOBODY, user, isAuthenticated: true });
              return true;
            }
          }
          dropTokens();
          set({ ...NOBODY, signedOut: get().signedOut });
          return false;
        },
      };
    },
    {
      name: AUTH_STORAGE,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
      merge: (kept, present) => ({ ...present, ...soundPerson(kept) }),
    },
  ),
);

const patience = () => new Promise((resolve) => setTimeout(resolve, LOGOUT_WAIT_MS));

/** The stored user, unless it is broken or its tokens are gone. */
function soundPerson(kept: unknown): Pick<SessionState, 'user' | 'isAuthenticated'> {
  const { user } = (kept ?? {}) as { user?: Partial<User> | null };
  const isSound = typeof user?.id === 'string' && typeof user.role === 'string' && readTokens() !== null;
  return isSound ? { user: user as User, isAuthenticated: true } : { user: null, isAuthenticated: false };
}

onTokens((tokens) => {
  if (tokens || !session.getState().user) return;
  // Before the screens unmount.
  keepUnsentText();
  session.setState({ user: null, isAuthenticated: false });
});
session.subscribe(({ user }) => {
  if (user) setOwnerOfText(user.id);
});
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === AUTH_STORAGE) void session.persist.rehydrate();
  });
}
