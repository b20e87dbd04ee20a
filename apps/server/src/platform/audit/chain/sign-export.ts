import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { deriveKey } from '../../secrets/secret.ts';

/** Prefix that wraps a 32-byte Ed25519 key (PKCS #8, RFC 8410). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Proves to anyone with the public key that a text was exported by this installation and not changed since. */
export interface ExportSignature {
  algorithm: 'Ed25519';
  /** Hash of the signed text, for quick comparison. */
  sha256: string;
  /** The same for all exports of an installation: SPKI in base64. */
  public_key: string;
  value: string;
}

/** Signs a text with this installation's export key. */
export function signExport(secret: string, text: string): ExportSignature {
  const key = exportKey(secret);
  return {
    algorithm: 'Ed25519',
    sha256: createHash('sha256').update(text).digest('hex'),
    public_key: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    value: sign(null, Buffer.from(text), key).toString('base64'),
  };
}

const exportKey = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, deriveKey(secret, 'audit export').export()]),
    format: 'der',
    type: 'pkcs8',
  });
