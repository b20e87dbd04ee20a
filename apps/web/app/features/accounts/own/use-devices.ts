import { endOtherSessions, endSession, listSessions, type Session } from '@travesia/contracts/accounts';
import type { Problem } from '@travesia/contracts/kit';
import { useState } from 'react';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

export interface Devices {
  /** Null until they are known. */
  devices: Session[] | null;
  /** Why they could not be loaded, or the last act did not work. */
  problem: Problem | null;
  /** Id of the device that is being signed out, or `others`. */
  ending: string | null;
  load: () => Promise<void>;
  /** Signs one device out; true when it is. */
  end: (id: string) => Promise<boolean>;
  endOthers: () => Promise<boolean>;
}

/** The devices that are signed in, and how to sign them out. */
export function useDevices(): Devices {
  const { data: known, problem, reload, change } = useCall(listSessions);
  const devices = known?.data ?? null;
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const [ending, setEnding] = useState<string | null>(null);

  const act = async (what: string, call: () => Promise<unknown>, left: (device: Session) => boolean) => {
    setEnding(what);
    setRefusal(null);
    try {
      await call();
      change((all) => ({ ...all, data: all.data.filter(left) }));
      return true;
    } catch (error) {
      setRefusal(problemOf(error) ?? null);
      return false;
    } finally {
      setEnding(null);
    }
  };
  return {
    devices,
    problem: refusal ?? problem,
    ending,
    load: () => {
      setRefusal(null);
      return reload();
    },
    end: (id) =>
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
