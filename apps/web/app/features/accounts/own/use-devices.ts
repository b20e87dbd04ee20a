import { endOtherSessions, endSession, listSessions, type Session } from '@travesia/contracts/accounts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** The devices that are signed in, and how to sign them out. */
export function useDevices() {
  const { data: known, problem, reload, change } = useCall(listSessions);
  const { doing, problem: refusal, run, forget } = useAct();

  const act = async (what: string, call: () => Promise<unknown>, left: (device: Session) => boolean) => {
    const isOut = await run(async () => {
      await call();
      change((all) => ({ ...all, data: all.data.filter(left) }));
      return true;
    }, what);
    return isOut ?? false;
  };
  return {
    /** Null until they are known. */
    devices: known?.data ?? null,
    /** Why they could not be loaded, or the last act did not work. */
    problem: refusal ?? problem,
    /** Id of the device that is being signed out, or `others`. */
    ending: doing,
    load: () => {
      forget();
      return reload();
    },
    /** Signs one device out; true when it is. */
    end: (id: string) =>
      act(
        id,
        () => sessionCall(endSession, { params: { id } }),
        (device) => device.id !== id,
      ),
    endOthers: () =>
      act(
        'others',
        () => sessionCall(endOtherSessions),
        ({ current }) => current,
      ),
  };
}

export type Devices = ReturnType<typeof useDevices>;
