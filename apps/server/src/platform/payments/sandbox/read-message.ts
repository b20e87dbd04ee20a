import { BadSignature, type GatewayEvent } from '../gateway.ts';
import { verifyMessage } from '../signature.ts';
import type { MessageRow } from './book/rows.ts';

const KINDS = ['payment', 'refund', 'dispute'] as const;

/** The body of a message, as it is signed and sent. */
export const writeMessage = ({ id, type, about, createdAt }: MessageRow): string =>
  JSON.stringify({ id, type, created_at: new Date(createdAt).toISOString(), about });

/** Verifies and reads a message of the sandbox. Throws BadSignature, also if what was signed is no message. */
export function readMessage(
  rawBody: Buffer,
  signature: string | undefined,
  trust: { secrets: readonly string[]; now: Date },
): GatewayEvent {
  verifyMessage(rawBody, signature, trust);
  const { id, type, created_at, about } = parse(rawBody);
  const createdAt = new Date(String(created_at));
  if (typeof id !== 'string' || typeof type !== 'string' || Number.isNaN(createdAt.getTime()))
    throw new BadSignature('what was signed is no message');
  return { id, type, about: readAbout(about), createdAt };
}

function parse(rawBody: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(rawBody.toString('utf8'));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch (error) {
    throw new BadSignature('what was signed is no JSON', { cause: error });
  }
  throw new BadSignature('what was signed is no message');
}

function readAbout(about: unknown): GatewayEvent['about'] {
  const { kind, id } = (about ?? {}) as { kind?: unknown; id?: unknown };
  const known = KINDS.find((one) => one === kind);
  return known && typeof id === 'string' ? { kind: known, id } : null;
}
