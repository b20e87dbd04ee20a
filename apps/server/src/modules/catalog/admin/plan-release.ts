import { createHash } from 'node:crypto';
import type { Catalog } from '../../../../data/catalog/schema.ts';

/** A treatment in the database, with the fields a release needs. */
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
  /** Its current slug. */
  slug: string;
  hash: string;
  /** Changed by an admin: its texts, names and facts are kept. */
  kept: boolean;
  /** Kept, and the files have changed since the admin's edit. */
  differs: boolean;
  published: boolean;
}

/**
 * Decides which treatments a release writes and which it leaves to the admins who changed them. A treatment an admin added under
 * a slug that a later release uses also stays theirs.
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
