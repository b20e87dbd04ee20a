import { getPushState, type PushState, turnPushOff, turnPushOn } from '@travesia/contracts/notifications';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { canReceive, permission, subscribe, unsubscribe } from './device.ts';

/** What keeps this device from receiving anything, if something does. */
export type Hindrance = 'unsupported' | 'blocked' | 'demo' | 'refused' | null;

/** Push notifications on this device: whether they are on, and the acts that turn them on and off. */
export function usePush() {
  const { data, problem, reload, change } = useLoad<PushState>(['push state'], (signal) =>
    sessionCall(getPushState, {}, { background: true, signal }),
  );
  const { busy, fault, run } = useAct();
  const [refused, setRefused] = useState<'blocked' | 'refused' | null>(null);
  const show = (state: PushState | undefined) => state && change(() => state);
  const turnOn = async (): Promise<boolean> => {
    if (!data) return false;
    setRefused(null);
    const device = await subscribe(data.key).catch(() => undefined);
    if (!device) {
      setRefused(device === null ? 'blocked' : 'refused');
      return false;
    }
    const state = await run(() => sessionCall(turnPushOn, { body: device }));
    show(state);
    return state !== undefined;
  };
  const turnOff = async () => {
    show(await run(() => sessionCall(turnPushOff)));
    // The server sends nothing any more, whether the browser gives it up or not.
    await unsubscribe().catch(() => undefined);
  };
  return { state: data, problem, reload, busy, fault, hindrance: hindranceOf(data, refused), turnOn, turnOff };
}

function hindranceOf(state: PushState | null, refused: Hindrance): Hindrance {
  if (!canReceive()) return 'unsupported';
  if (state?.is_on || !state) return null;
  if (state.actions.length === 0) return 'demo';
  return permission() === 'denied' ? 'blocked' : refused;
}
