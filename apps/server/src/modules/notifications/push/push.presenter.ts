import { type PushState, turnPushOn } from '@travesia/contracts/notifications';
import { isClosedTo } from '../../../platform/demo/closed-acts.ts';
import type { Actor } from '../../../platform/http/request-context.ts';

/** Push notifications on the device of a session. */
export function presentPush(
  actor: Actor,
  { devices, isOn }: { devices: number; isOn: boolean },
  { publicKey }: { publicKey: string },
): PushState {
  const mayTurnOn = !isOn && !isClosedTo(turnPushOn, actor);
  return { key: publicKey, is_on: isOn, devices, actions: isOn ? ['turn_off'] : mayTurnOn ? ['turn_on'] : [] };
}
