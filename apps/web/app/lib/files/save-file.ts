import type { Endpoint } from '@travesia/contracts/kit';
import { readContent } from '../api/read-content.ts';
import { sessionCall } from '../session/session-call.ts';

/** Long enough for a browser to begin saving. */
const FORGET_AFTER_MS = 60_000;

/** Saves a file of the signed-in person on this device: a link cannot carry their token. */
export async function saveFile(endpoint: Endpoint, params: Record<string, string>, name: string): Promise<void> {
  const content = (await sessionCall(endpoint, { params } as never, {
    send: (token, from, { params: filled }, signal) => readContent(from, filled, token, signal),
  })) as Blob;
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS);
}
