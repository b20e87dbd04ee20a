import { isIPv4 } from 'node:net';
import Bowser from 'bowser';
import type { Device } from '../../../platform/http/request-context.ts';
import { networkOf } from '../../../platform/network.ts';

const MOST_AGENT = 400;

/** Device data kept with its session. */
export interface KeptDevice {
  userAgent: string;
  timeZone: string | null;
  /** Without its last part. */
  network: string;
  networkHash: string | null;
}

/** Device data stored with a session; `networkHash` is the hash of the request's network. */
export const keepDevice = (
  device: Device | undefined,
  networkHash: string | undefined,
  timeZone: string | undefined,
): KeptDevice => ({
  userAgent: (device?.userAgent ?? '').slice(0, MOST_AGENT),
  timeZone: timeZone ?? null,
  network: device ? withoutLastPart(device.address) : '',
  networkHash: networkHash ?? null,
});

/** `203.0.113.x`, or the first 48 bits of an IPv6 address: recognizable to its owner, too little to locate them. */
export function withoutLastPart(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\.\d+$/, '.x');
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}:x` : '';
}

/** Browser and system, as far as the user agent tells: `Firefox, Android`. */
export function nameDevice(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}

/** Whether a returning user signs in with a browser, system or time zone that is new to the account. */
export function isNewDevice(
  { userAgent, timeZone }: Pick<KeptDevice, 'userAgent' | 'timeZone'>,
  earlier: readonly Pick<KeptDevice, 'userAgent' | 'timeZone'>[],
): boolean {
  const name = nameDevice(userAgent);
  const isKnown = (one: Pick<KeptDevice, 'userAgent' | 'timeZone'>) =>
    nameDevice(one.userAgent) === name && (one.timeZone === timeZone || !one.timeZone || !timeZone);
  return earlier.length > 0 && !earlier.some(isKnown);
}

const MOST_NAME = 80;

/** Device details for the audit log, truncated because user agents can contain anything. */
export const deviceFacts = ({ userAgent, timeZone, network }: KeptDevice) => ({
  device: nameDevice(userAgent).slice(0, MOST_NAME),
  place: placeOf(timeZone),
  network,
});

/** City of a time zone: `America/Argentina/Buenos_Aires` is `Buenos Aires`. Null for zones without a city. */
export function placeOf(timeZone: string | null): string | null {
  const [area, ...rest] = (timeZone ?? '').split('/');
  if (!rest.length || area === 'Etc') return null;
  return rest.at(-1)?.replaceAll('_', ' ') ?? null;
}
