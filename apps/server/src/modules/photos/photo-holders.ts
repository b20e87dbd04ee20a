import type { PhotoSubject, ShownPhoto } from '@travesia/contracts/photos';
import type { Db, Tx } from '../../platform/db/database.ts';
import { defineCollection } from '../../platform/feature/service.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { PhotoScope } from './photos.policy.ts';

/** What photos of one kind of subject belong to. */
export interface PhotoHolder {
  subject: PhotoSubject;
  /** Whether it belongs to the clinic. */
  belongs(db: Db | Tx, providerId: string, id: string): Promise<boolean>;
  /** Keeps the photos that people see where its pages and lists read them. */
  show(tx: Tx, id: string, photos: readonly ShownPhoto[]): Promise<void>;
}

/** Everything that can have photos. */
export const photoHolders = defineCollection<PhotoHolder>('holders of photos');

/** Something of a clinic that has photos. */
export interface Held {
  subject: PhotoSubject;
  subjectId: string;
  holder: PhotoHolder;
}

interface Asked {
  subject: PhotoSubject;
  subject_id?: string | undefined;
}

/** What a call names, if it belongs to the clinic. Throws `request.not_found`. */
export async function findHeld(
  db: Db | Tx,
  holders: readonly PhotoHolder[],
  { providerId }: PhotoScope,
  { subject, subject_id: given }: Asked,
): Promise<Held> {
  const subjectId = given ?? (subject === 'clinic' ? providerId : undefined);
  const holder = holders.find((one) => one.subject === subject);
  if (!subjectId || !holder || !(await holder.belongs(db, providerId, subjectId)))
    throw new ProblemError('request.not_found', { detail: `The clinic has no such ${subject}.` });
  return { subject, subjectId, holder };
}
