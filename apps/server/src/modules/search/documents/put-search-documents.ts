import type { Tx } from '../../../platform/db/database.ts';
import { type DocumentKind, type SearchDocument, toRow } from './document.ts';
import { deleteDocuments, upsertDocuments } from './documents.repo.ts';

const BATCH = 1000;

/**
 * Makes things findable, or brings what is findable to the given state, inside the owner's transaction.
 * Of two documents with one kind and ref the last counts. Unchanged documents are left alone.
 */
export async function putSearchDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  const byRef = [...new Map(documents.map((document) => [`${document.kind} ${document.ref}`, document])).values()];
  for (let start = 0; start < byRef.length; start += BATCH)
    await upsertDocuments(tx, byRef.slice(start, start + BATCH).map(toRow));
}

/** Takes things out of the search, inside the owner's transaction; unknown refs are ignored. */
export async function removeSearchDocuments(tx: Tx, kind: DocumentKind, refs: readonly string[]): Promise<void> {
  if (refs.length) await deleteDocuments(tx, kind, refs);
}
