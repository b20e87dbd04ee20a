import { createECDH, createHmac, type KeyObject } from 'node:crypto';
import { deriveKey } from '../../../platform/secrets/secret.ts';

/** The keys with which push services recognize this installation (VAPID). */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Order of the curve P-256. */
const ORDER = Buffer.from('ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551', 'hex');
const ZERO = Buffer.alloc(32);

/**
 * Derives the keys from the installation's secret: every process has the same, nothing is stored, and a device subscribed once
 * stays so. With another secret devices subscribe anew.
 */
export function derivePushKeys(secret: string): PushKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(scalarOf(deriveKey(secret, 'push keys')));
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: padded(curve.getPrivateKey()).toString('base64url'),
  };
}

/** A number between zero and the order of the curve; nearly every number of 32 bytes is. */
function scalarOf(key: KeyObject): Buffer {
  for (let attempt = 0; ; attempt++) {
    const scalar = createHmac('sha256', key).update(String(attempt)).digest();
    if (scalar.compare(ZERO) > 0 && scalar.compare(ORDER) < 0) return scalar;
  }
}

/** With the zeros in front that the curve leaves out. */
const padded = (bytes: Buffer): Buffer => Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]);
