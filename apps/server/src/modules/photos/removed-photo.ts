import { UNDO_SECONDS } from '@travesia/contracts/kit';
import { ProblemError } from '../../platform/problem-error.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { PhotoScope } from './photos.policy.ts';
import type { PhotoRow } from './photos.repo.ts';

interface Removed {
  at: string;
  photo: PhotoRow;
}

/** Files of a removed photo outlast the time to undo it, so that one restored in the last second is whole. */
export const filesKeptUntil = (at: Date): Date => new Date(at.getTime() + 2 * UNDO_SECONDS * 1000);

const sealFor = (secret: string) => createSeal(deriveKey(secret, 'removed photos'));
const ownerOf = ({ providerId, person }: PhotoScope): string => `${providerId} ${person.userId}`;

/**
 * A removed photo as whoever removed it keeps it, to bring it back for a moment. Nothing of it stays in the database meanwhile: it is gone
 * from every page and list at once.
 */
export const sealRemoved = (secret: string, scope: PhotoScope, photo: PhotoRow, at: Date): string =>
  sealFor(secret).seal(JSON.stringify({ at: at.toISOString(), photo } satisfies Removed), ownerOf(scope));

/** The photo that the same person removed a moment ago. Throws `request.undo_over`. */
export function openRemoved(secret: string, scope: PhotoScope, undo: string, now: Date): PhotoRow {
  const { at, photo } = readRemoved(secret, scope, undo);
  if (now.getTime() - Date.parse(at) > UNDO_SECONDS * 1000) throw new ProblemError('request.undo_over');
  const { createdAt, consentedAt } = photo;
  return { ...photo, createdAt: new Date(createdAt), consentedAt: consentedAt && new Date(consentedAt) };
}

function readRemoved(secret: string, scope: PhotoScope, undo: string): Removed {
  let text: string;
  try {
    text = sealFor(secret).open(undo, ownerOf(scope));
  } catch {
    throw new ProblemError('request.undo_over');
  }
  return JSON.parse(text) as Removed;
}
