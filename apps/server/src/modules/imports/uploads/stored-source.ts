import { ProblemError } from '../../../platform/problem-error.ts';
import type { Files } from '../../../platform/storage/files.ts';
import { ImportSourceError } from '../import-source-error.ts';
import type { OpenedFacilities } from '../read-facilities.ts';
import { openFacilities } from '../read-facilities.ts';
import type { FacilitySource } from '../readers/source.ts';
import type { ImportRow } from './uploads.repo.ts';

type Stored = Pick<ImportRow, 'fileId' | 'fileName' | 'size' | 'options'>;

/** A register in the storage. Reading it throws `imports.file_gone` when its day has passed. */
function storedSource(files: Files, { fileId, fileName, size }: Stored): FacilitySource {
  return {
    name: fileName,
    size,
    async *open() {
      const found = await files.get(fileId);
      if (!found) throw new ProblemError('imports.file_gone');
      for await (const chunk of found.content) yield chunk as Uint8Array;
    },
  };
}

/** Opens a register as its options say. Throws ImportSourceError and `imports.file_gone`. */
export function openStored(files: Files, row: Stored): Promise<OpenedFacilities> {
  const { preset, mapping, country, source_key: sourceKey } = row.options;
  return openFacilities(storedSource(files, row), {
    ...(preset === null ? {} : { preset }),
    ...(mapping === null ? {} : { mapping }),
    ...(country === null ? {} : { country }),
    ...(sourceKey === null ? {} : { sourceKey }),
  });
}

/** How a register is read, or why it cannot be. */
export async function readStored(files: Files, row: Stored): Promise<OpenedFacilities | ImportSourceError> {
  try {
    return await openStored(files, row);
  } catch (error) {
    if (error instanceof ImportSourceError) return error;
    throw error;
  }
}
