import type { Database } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Files } from '../../../platform/storage/files.ts';
import { ImportSourceError } from '../import-source-error.ts';
import { type OpenedFacilities, openFacilities } from '../facilities/read-facilities.ts';
import { type FacilitySource, memorySource } from '../readers/source.ts';
import { findKinds } from '../imports.repo.ts';
import type { ImportRow } from './uploads.repo.ts';

type Stored = Pick<ImportRow, 'fileId' | 'fileName' | 'size' | 'options' | 'demo'>;

interface Parts {
  files: Pick<Files, 'get'>;
  database: Pick<Database, 'db'>;
}

/**
 * Loads a stored registry file into memory: it is read several times, once inside the import's transaction, where external calls
 * aren't allowed. Throws `imports.file_gone` after its day has passed.
 */
async function storedSource(files: Pick<Files, 'get'>, { fileId, fileName }: Stored): Promise<FacilitySource> {
  const found = fileId === null ? undefined : await files.get(fileId);
  if (!found) throw new ProblemError('imports.file_gone');
  const chunks: Uint8Array[] = [];
  for await (const chunk of found.content) chunks.push(chunk as Uint8Array);
  return memorySource(fileName, Buffer.concat(chunks));
}

/** Opens a registry file with its options. Throws ImportSourceError and `imports.file_gone`. */
export async function openStored({ files, database }: Parts, row: Stored): Promise<OpenedFacilities> {
  const { preset, mapping, country, source_key: sourceKey, kinds } = row.options;
  return openFacilities(await storedSource(files, row), {
    ...(preset === null ? {} : { preset }),
    ...(mapping === null ? {} : { mapping }),
    ...(country === null ? {} : { country }),
    ...(sourceKey === null ? {} : { sourceKey }),
    kindsOf: async (source) => kinds ?? findKinds(database.db, source, row),
  });
}

/** How a registry file is read, or why it can't be. */
export async function readStored(parts: Parts, row: Stored): Promise<OpenedFacilities | ImportSourceError> {
  try {
    return await openStored(parts, row);
  } catch (error) {
    if (error instanceof ImportSourceError) return error;
    throw error;
  }
}
