import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const UP = 0x01;
const UV = 0x04;
const AT = 0x40;
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

interface Answering {
  challenge: string;
  origin: string;
  rpId: string;
  /** False for a device that did not verify the user. */
  verified?: boolean;
}

/** A WebAuthn device that creates one passkey (ES256) and signs with it; for tests. */
export function softAuthenticator(userHandle: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, { challenge, origin }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = ({ rpId, verified = true }: Answering, extra: Buffer, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([UP | (verified ? UV : 0) | flags]), count, extra]);
  };
  // COSE: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);

  return {
    id,
    /** Sets the reported signature count; a clone would report a lower one. */
    setCounter: (value: number) => {
      counter = value;
    },
    make(asked: Answering) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, coseKey]);
      const data = authData(asked, attested, AT);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
        data,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },
    use(asked: Answering) {
      counter += 1;
      const data = authData(asked, Buffer.alloc(0), 0);
      const client = clientData('webauthn.get', asked);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
          userHandle: Buffer.from(userHandle).toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}
