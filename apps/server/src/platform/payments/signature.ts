import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature } from './gateway.ts';

/** How far the time of a signature may be from ours, in either direction. */
export const TOLERANCE_SECONDS = 300;
/** No message is signed with more secrets; more only make us compute. */
const MOST_SIGNATURES = 8;

const digest = (secret: string, seconds: number, rawBody: string | Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest();

/** `t=…,v1=…` over `t.rawBody`, with one `v1` for each secret, so that a receiver may have either while one replaces the other. */
export function signMessage(rawBody: string | Buffer, secrets: readonly string[], now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${digest(secret, seconds, rawBody).toString('hex')}`)].join(
    ',',
  );
}

/** The time in a signature, in seconds, or null. Both gateways write it the same way. */
export function signedAt(header: string): number | null {
  const [, seconds] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header) ?? [];
  return seconds === undefined ? null : Number(seconds);
}

/** Throws BadSignature unless one of the secrets signed exactly these bytes, at about this time. */
export function verifyMessage(
  rawBody: Buffer,
  header: string | undefined,
  { secrets, now }: { secrets: readonly string[]; now: Date },
): void {
  if (!header) throw new BadSignature('there is no signature');
  const seconds = signedAt(header);
  if (seconds === null) throw new BadSignature('the signature has no time');
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS)
    throw new BadSignature('the signature is too old, or from the future');
  const given = [...header.matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].slice(0, MOST_SIGNATURES);
  const wanted = secrets.map((secret) => digest(secret, seconds, rawBody));
  const isSigned = given.some(([, hex = '']) => wanted.some((one) => timingSafeEqual(one, Buffer.from(hex, 'hex'))));
  if (!isSigned) throw new BadSignature('no secret of ours signed this');
}
