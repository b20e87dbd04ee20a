import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { networkOf } from '../network.ts';

/**
 * The secret of this installation: APP_SECRET, or one generated at the first start and stored in `<dataDir>/secret`,
 * readable only by its owner. Production always has APP_SECRET; the configuration requires it.
 */
export function loadSecret(config: { secret: string | undefined; dataDir: string }): string {
  if (config.secret) return config.secret;
  const file = path.join(config.dataDir, 'secret');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(
      `${file} does not hold a secret of at least 32 characters: delete it to have a new one made, which signs everybody out`,
    );
  return secret;
}

/**
 * A key of 32 bytes for one purpose, so that what is signed or hashed for one can't be used for another. An object, as a signature with the
 * bytes takes three times as long.
 */
export const deriveKey = (secret: string, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `travesia ${purpose}`, 32)));

/** Deriving a key takes longer than using it, and every request that changes something does. */
const addressKeys = new Map<string, KeyObject>();

function addressKey(secret: string): KeyObject {
  const known = addressKeys.get(secret) ?? deriveKey(secret, 'address');
  addressKeys.set(secret, known);
  return known;
}

/**
 * A hash of a network address where the address itself must not be stored: 22 characters, the same for the same
 * network (see networkOf).
 */
export function hashAddress(secret: string, address: string): string {
  return createHmac('sha256', addressKey(secret)).update(networkOf(address)).digest('base64url').slice(0, 22);
}
