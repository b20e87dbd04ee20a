import type { Tx } from '../../../platform/db/database.ts';
import { type DocumentKind, type SearchDocument, toRow } from './document.ts';
import { deleteDocuments, upsertDocuments } from './documents.repo.ts';

const BATCH = 1000;

/**
 * Adds or updates search documents in the owner's transaction.
 * If two documents share kind and ref, the last one wins. Unchanged documents are skipped.
 */
export async function putSearchDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  const byRef = [...new Map(documents.map((document) => [`${document.kind} ${document.ref}`, document])).values()];
  for (let start = 0; start < byRef.length; start += BATCH)
    await upsertDocuments(tx, byRef.slice(start, start + BATCH).map(toRow));
}

/** Removes search documents in the owner's transaction; unknown refs are ignored. */
export async function removeSearchDocuments(tx: Tx, kind: DocumentKind, refs: readonly string[]): Promise<void> {
  if (refs.length) await deleteDocuments(tx, kind, refs);
}
