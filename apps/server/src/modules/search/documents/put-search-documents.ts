import type { Tx } from '../../../platform/db/database.ts';
import { countWords, type DocumentKind, type SearchDocument, toRow } from './document.ts';
import { deleteDocuments, upsertDocuments } from './documents.repo.ts';
import { addTerms, recountTerms } from './terms.repo.ts';

const BATCH = 1000;

/**
 * Makes things findable, or brings what is findable to the given state, inside the owner's transaction.
 * Of two documents with one kind and ref the last counts. Unchanged documents are left alone.
 */
export async function putSearchDocuments(tx: Tx, documents: readonly SearchDocument[]): Promise<void> {
  const byRef = [...new Map(documents.map((document) => [`${document.kind} ${document.ref}`, document])).values()];
  for (let start = 0; start < byRef.length; start += BATCH) {
    const batch = byRef.slice(start, start + BATCH);
    await upsertDocuments(tx, batch.map(toRow));
    await addTerms(tx, countWords(batch.filter((document) => document.kind === 'provider')));
  }
}

/** Takes things out of the search, inside the owner's transaction; unknown refs are ignored. */
export async function removeSearchDocuments(tx: Tx, kind: DocumentKind, refs: readonly string[]): Promise<void> {
  if (refs.length) await deleteDocuments(tx, kind, refs);
}

/** Brings the dictionary's counts right; call it after bulk changes. About 0.3 s for 50,000 documents. */
export async function rebuildSearchTerms(tx: Tx): Promise<void> {
  await recountTerms(tx);
}
