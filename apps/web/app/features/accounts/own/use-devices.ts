import { endOtherSessions, endSession, listSessions, type Session } from '@travesia/contracts/accounts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

/** Lists signed-in devices and signs them out. */
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
    /** Null until loaded. */
    devices: known?.data ?? null,
    /** Why loading or the last action failed. */
    problem: refusal ?? problem,
    /** ID of the device being signed out, or `others`. */
    ending: doing,
    load: () => {
      forget();
      return reload();
    },
    /** Signs out one device; resolves to true on success. */
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
