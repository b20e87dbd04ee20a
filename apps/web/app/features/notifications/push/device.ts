import type { NewPushSubscription } from '@travesia/contracts/notifications';
import { registerWorker } from '../../../lib/offline/register-worker.ts';

/** Whether this browser can be told anything while no page is open. */
export const canReceive = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** What the person has said to the browser: not asked yet, allowed, or never to ask again. */
export const permission = (): NotificationPermission => Notification.permission;

/**
 * Asks for permission and subscribes, with the key of this installation. Null if the person says no. Rejects if the browser has no push
 * service, as some private windows.
 */
export async function subscribe(key: string): Promise<NewPushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One for another installation, or made with an earlier secret of this one, receives nothing.
  if (known && keyOf(known) !== key) await known.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Gives the subscription back to the browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const known = await worker?.pushManager.getSubscription();
  await known?.unsubscribe();
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
