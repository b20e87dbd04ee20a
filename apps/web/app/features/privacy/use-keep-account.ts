import { keepAccount } from '@travesia/contracts/privacy';
import { useAct } from '../../lib/calls/use-act.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { sessionCall } from '../../lib/session/session-call.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** Cancels the account's deletion; `done` is called when that succeeds. */
export function useKeepAccount(done: () => void) {
  const { busy, problem, run } = useAct();
  const keep = () =>
    run(async () => {
      await sessionCall(keepAccount).catch((error: unknown) => {
        // Already canceled in another tab: the goal is reached.
        if (problemOf(error)?.code !== 'privacy.not_closing') throw error;
      });
      useSession.setState(({ user }) => {
        const { erase_after: _date, ...kept } = user ?? {};
        return { user: user ? (kept as typeof user) : null };
      });
      done();
    });
  return { keep: () => void keep(), busy, problem };
}
