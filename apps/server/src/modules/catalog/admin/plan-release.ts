import { createHash } from 'node:crypto';
import type { Catalog } from '../../../../data/catalog/schema.ts';

/** A treatment as the database has it, as far as a release needs to know. */
export interface PresentTreatment {
  slug: string;
  releaseKey: string | null;
  releaseHash: string | null;
  editedAt: Date | null;
  status: string;
}

/** What a release does with one treatment of its files. */
export interface PlannedTreatment {
  /** Its slug in the files. */
  key: string;
  /** The slug it has now. */
  slug: string;
  hash: string;
  /** An admin changed it: its texts, names and facts stay as they are. */
  kept: boolean;
  /** Kept, and the files say something else than when it was changed. */
  differs: boolean;
  published: boolean;
}

/**
 * Which treatments a release writes and which it leaves to the admins who changed them. A treatment that an admin added
 * under a slug that a release brings later is theirs too.
 */
export function planRelease(catalog: Catalog, present: readonly PresentTreatment[]): PlannedTreatment[] {
  const byKey = new Map(present.flatMap((row) => (row.releaseKey === null ? [] : [[row.releaseKey, row] as const])));
  const bySlug = new Map(present.map((row) => [row.slug, row]));
  return catalog.treatments.map(({ slug: key }) => {
    const hash = hashOf(catalog, key);
    const row = byKey.get(key) ?? bySlug.get(key);
    const kept = row !== undefined && row.editedAt !== null;
    return {
      key,
      slug: row?.slug ?? key,
      hash,
      kept,
      differs: kept && row.releaseHash !== hash,
      published: row === undefined || row.status === 'published',
    };
  });
}

const hashOf = ({ treatments, synonyms }: Catalog, key: string): string =>
  createHash('sha256')
    .update(JSON.stringify([treatments.find(({ slug }) => slug === key), synonyms[key]]))
    .digest('base64url');
