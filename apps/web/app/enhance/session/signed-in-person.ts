import { readRecord } from '../../lib/device/device-json.ts';
import { readTokens } from '../../lib/session/tokens.ts';
import { AUTH_STORAGE } from './end-session.ts';

const store = () => localStorage;

interface SignedIn {
  /** First name. */
  name: string;
  fullName: string;
  email: string;
  /** Address of the user's picture. */
  picture: string | null;
}

/** Only our own pictures are shown, whatever the device has stored. */
const PICTURE = /^\/api\/v1\/avatars\/[0-9a-f-]{36}$/;

/** Names, email address and picture of the user signed in on this device, or null. */
export function signedInPerson(): SignedIn | null {
  const { state } = readRecord(store, AUTH_STORAGE) ?? {};
  if (typeof state !== 'object' || state === null || !('user' in state) || !readTokens()) return null;
  const { user } = state;
  if (typeof user !== 'object' || user === null || !('first_name' in user) || typeof user.first_name !== 'string')
    return null;
  const textOf = (field: string): string => {
    const value = (user as Record<string, unknown>)[field];
    return typeof value === 'string' ? value : '';
  };
  const picture = textOf('avatar_url');
  return {
    name: user.first_name,
    fullName: [user.first_name, textOf('last_name')].filter(Boolean).join(' '),
    email: textOf('email'),
    picture: PICTURE.test(picture) ? picture : null,
  };
}
