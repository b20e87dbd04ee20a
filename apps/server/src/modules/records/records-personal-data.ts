import { collectOwned, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { deleteUploadsOf } from '../../platform/uploads/uploads.repo.ts';
import { forgetRecordFilesOf, listFilesOfPatient } from './arrivals/record-files.repo.ts';
import { recordFiles } from './arrivals/record-files.tables.ts';
import { createRecordSeal } from './records-deps.ts';
import { recordUploadsOf } from './records.policy.ts';
import { forgetRecordsOf } from './records.repo.ts';
import { medicalRecords } from './records.tables.ts';
import { listRecordExportFiles } from './packs/record-exports.repo.ts';
import { recordExports } from './packs/record-exports.tables.ts';
import { recordShares } from './shares/record-shares.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: medicalRecords, owner: medicalRecords.patientId, leaveOut: [medicalRecords.studyKey] },
  {
    table: recordFiles,
    owner: recordFiles.patientId,
    leaveOut: [recordFiles.seriesKey, recordFiles.imageKey, recordFiles.partIds],
  },
  { table: recordShares, owner: recordShares.patientId },
  {
    table: recordExports,
    owner: recordExports.patientId,
    session: recordExports.onlySession,
    leaveOut: [recordExports.fileId],
  },
];

/**
 * A patient's records, decrypted, with their files, and to whom they were given. A deletion erases them with the keys of their files; that
 * something was shared with a clinic until when stays, without what it was.
 */
export function recordsPersonalData(secret: string): PersonalDataSource {
  const seal = createRecordSeal(secret);
  const opened = (sealed: unknown, id: unknown): string | null =>
    typeof sealed === 'string' ? seal.open(sealed, String(id)) : null;
  return {
    name: 'records',
    title: { en: 'Medical records', es: 'Documentos médicos', pt: 'Documentos médicos' },
    about: {
      en: 'The records you keep here, with their files, and with which clinic you shared them until when.',
      es: 'Los documentos que guarda aquí, con sus archivos, y con qué clínica los compartió y hasta cuándo.',
      pt: 'Os documentos que você guarda aqui, com seus arquivos, e com qual clínica os compartilhou e até quando.',
    },
    tables: ['medical_records', 'record_files', 'record_shares', 'record_exports'],
    collect: async (db, subject) => {
      const own = await collectOwned(db, rows, subject);
      return {
        records: (own['medical_records'] ?? []).map(
          ({ title_sealed: title, note_sealed: note, facts_sealed: facts, ...one }) => ({
            ...one,
            title: opened(title, one['id']),
            note: opened(note, one['id']),
            facts: JSON.parse(opened(facts, one['id']) ?? 'null') as unknown,
          }),
        ),
        files: (own['record_files'] ?? []).map(({ name_sealed: name, facts_sealed: facts, ...one }) => ({
          ...one,
          name: opened(name, one['id']),
          facts: JSON.parse(opened(facts, one['id']) ?? 'null') as unknown,
        })),
        shares: own['record_shares'] ?? [],
        exports: (own['record_exports'] ?? []).map(({ purpose_sealed: purpose, ...one }) => ({
          ...one,
          purpose: opened(purpose, one['id']),
        })),
      };
    },
    files: async (db, { userId, onlySession }) =>
      onlySession
        ? []
        : (await listFilesOfPatient(db, userId)).map(({ id, fileId, nameSealed }) => ({
            id: fileId,
            name: `records/${id}-${seal.open(nameSealed, id)}`,
          })),
    // Shares lead to nothing once their record is gone; they end on their day.
    erase: async (tx, { userId }) => {
      await deleteUploadsOf(tx, recordUploadsOf({ patientId: userId }));
      await forgetRecordFilesOf(tx, userId);
      await forgetRecordsOf(tx, userId);
    },
  };
}
