import { createHmac, randomUUID } from 'node:crypto';
import type { IceServer } from '@travesia/contracts/consultations';
import { type IceConfig, needsPassword } from '../../platform/config/ice-config.ts';

/**
 * The servers for a connection. Where TURN servers share a secret with us, the user name is the second at which the password
 * expires and a random word, and the password its HMAC (coturn’s `use-auth-secret`): nothing in it names a person.
 */
export function iceServers({ servers, turnSecret, turnMinutes }: IceConfig, at: Date): IceServer[] {
  const username = `${Math.floor(at.getTime() / 1000) + turnMinutes * 60}:${randomUUID()}`;
  return servers.map((server) => {
    const { urls } = server;
    if (turnSecret === undefined || !needsPassword(server)) {
      const { username: name, credential } = server;
      return name !== undefined && credential !== undefined ? { urls, username: name, credential } : { urls };
    }
    return { urls, username, credential: createHmac('sha1', turnSecret).update(username).digest('base64') };
  });
}
