import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { recordFiles } from '../arrivals/record-files.tables.ts';
import type { VaultScope } from '../records.policy.ts';
import { CLINICAL_TYPES } from '../clinical-content.ts';
import { medicalRecords } from '../records.tables.ts';

/** Documents that count: a person has few, and each takes a moment to read. */
const MOST_DOCUMENTS = 40;

/** A clinical document of a patient. */
export interface DocumentRow {
  id: string;
  titleSealed: string;
  fileId: string;
  size: number;
}

/** The newest clinical documents of a patient. */
export async function listDocuments(db: Db | Tx, { patientId }: VaultScope): Promise<DocumentRow[]> {
  const rows = await db
    .select({
      id: medicalRecords.id,
      titleSealed: medicalRecords.titleSealed,
      fileId: recordFiles.fileId,
      size: recordFiles.size,
    })
    .from(medicalRecords)
    .innerJoin(recordFiles, eq(recordFiles.recordId, medicalRecords.id))
    .where(
      and(
        eq(medicalRecords.patientId, patientId),
        inArray(medicalRecords.kind, ['fhir', 'ccda']),
        // Not the files that they carry.
        inArray(recordFiles.mediaType, [...CLINICAL_TYPES]),
      ),
    )
    .orderBy(desc(medicalRecords.createdAt), desc(medicalRecords.id))
    .limit(MOST_DOCUMENTS);
  return rows.flatMap(({ fileId, ...row }) => (fileId ? [{ ...row, fileId }] : []));
}
