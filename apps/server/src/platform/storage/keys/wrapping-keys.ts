import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { deriveKey } from '../../secrets/secret.ts';
import { FileDamaged } from '../storage.ts';

const GCM = { cipher: 'aes-256-gcm', iv: 12, tag: 16 } as const;

/** The key of a file as it is stored: encrypted, and under which key of the installation. */
export interface WrappedKey {
  keyId: string;
  /** AES-256-GCM: nonce, tag, encrypted key; in Base64. */
  wrapped: string;
}

/** Keys of the installation that encrypt the keys of files. */
export interface WrappingKeys {
  /** Id of the key for new files, and the one that a rotation leads to. */
  current: string;
  wrap(fileKey: Buffer, id: string): WrappedKey;
  /** Throws FileDamaged if the key was made for another file, was changed, or belongs to a key that isn't known here. */
  unwrap(stored: WrappedKey, id: string): Buffer;
}

/**
 * @param given the keys of VAULT_KEYS, the one for new files first
 * @param secret of the installation: a key is derived from it for installations without VAULT_KEYS, and to read what they stored
 */
export function createWrappingKeys(given: readonly string[], secret: string): WrappingKeys {
  const keys = [...given.map((text) => deriveKey(text, 'vault key')), deriveKey(secret, 'vault keys of secret')];
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  const [current = ''] = byId.keys();
  return {
    current,
    wrap: (fileKey, id) => {
      const key = byId.get(current);
      if (!key) throw new Error('there is no key to wrap with');
      const iv = randomBytes(GCM.iv);
      const cipher = createCipheriv(GCM.cipher, key, iv).setAAD(factsOf(current, id));
      const body = Buffer.concat([cipher.update(fileKey), cipher.final()]);
      return { keyId: current, wrapped: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') };
    },
    unwrap: ({ keyId, wrapped }, id) => {
      const key = byId.get(keyId);
      if (!key)
        throw new FileDamaged(`the key of ${id} is under ${keyId}, which is not among the keys of this installation`);
      const bytes = Buffer.from(wrapped, 'base64');
      try {
        const decipher = createDecipheriv(GCM.cipher, key, bytes.subarray(0, GCM.iv), { authTagLength: GCM.tag })
          .setAAD(factsOf(keyId, id))
          .setAuthTag(bytes.subarray(GCM.iv, GCM.iv + GCM.tag));
        return Buffer.concat([decipher.update(bytes.subarray(GCM.iv + GCM.tag)), decipher.final()]);
      } catch (cause) {
        throw new FileDamaged(`the key of ${id} was changed or belongs to another file`, { cause });
      }
    },
  };
}

/** Names a key without revealing it: 16 characters. */
const idOf = (key: KeyObject): string => createHmac('sha256', key).update('id').digest('hex').slice(0, 16);

/** Associated data: a wrapped key moved to another file can't be unwrapped. */
const factsOf = (keyId: string, id: string): Buffer => Buffer.from(`${keyId} ${id}`);
