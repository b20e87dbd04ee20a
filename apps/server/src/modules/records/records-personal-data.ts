import { collectOwned, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { deleteUploadsOf } from '../../platform/uploads/uploads.repo.ts';
import { forgetRecordFilesOf, listFilesOfPatient } from './arrivals/record-files.repo.ts';
import { recordFiles } from './arrivals/record-files.tables.ts';
import { forgetReasonsOf } from './emergencies/emergencies.repo.ts';
import { recordEmergencies } from './emergencies/record-emergencies.tables.ts';
import { forgetLinkNamesOf, listLinkRecordsOf } from './links/links.repo.ts';
import { recordLinks } from './links/record-links.tables.ts';
import { createRecordSeal } from './records-deps.ts';
import { recordUploadsOf } from './records.policy.ts';
import { forgetRecordsOf } from './records.repo.ts';
import { medicalRecords } from './records.tables.ts';
import { recordRequests } from './requests/record-requests.tables.ts';
import { forgetRequestsOf } from './requests/requests.repo.ts';
import { forgetRecordExportsOf } from './packs/record-exports.repo.ts';
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
    table: recordEmergencies,
    owner: recordEmergencies.patientId,
    leaveOut: [recordEmergencies.openedBy, recordEmergencies.endedBy],
  },
  { table: recordRequests, owner: recordRequests.patientId, leaveOut: [recordRequests.askedBy] },
  { table: recordLinks, owner: recordLinks.patientId, leaveOut: [recordLinks.tokenHash] },
  {
    table: recordExports,
    owner: recordExports.patientId,
    session: recordExports.onlySession,
    leaveOut: [recordExports.fileId],
  },
];

/**
 * A patient's records, decrypted, with their files, and to whom they were given. A deletion erases them with the keys of their files; that
 * something was shared with a clinic until when stays, without what it was, and so
 * do links, without whom they were for.
 */
export function recordsPersonalData(secret: string): PersonalDataSource {
  const seal = createRecordSeal(secret);
  const opened = (sealed: unknown, id: unknown): string | null =>
    typeof sealed === 'string' ? seal.open(sealed, String(id)) : null;
  return {
    name: 'records',
    title: { en: 'Medical records', es: 'Documentos médicos', pt: 'Documentos médicos' },
    about: {
      en: 'The records you keep here, with their files, with which clinic you shared them until when, your links to them, who opened them in an emergency and why, and what clinics asked for.',
      es: 'Los documentos que guarda aquí, con sus archivos, con qué clínica los compartió y hasta cuándo, sus enlaces, quién los abrió en una emergencia y por qué, y qué le pidieron las clínicas.',
      pt: 'Os documentos que você guarda aqui, com seus arquivos, com qual clínica os compartilhou e até quando, seus links, quem os abriu em uma emergência e por quê, e o que as clínicas pediram.',
    },
    tables: [
      'medical_records',
      'record_files',
      'record_shares',
      'record_links',
      'record_link_records',
      'record_emergencies',
      'record_requests',
      'record_exports',
    ],
    collect: async (db, subject) => {
      const own = await collectOwned(db, rows, subject);
      const linked = await listLinkRecordsOf(db, subject.userId);
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
        requests: (own['record_requests'] ?? []).map(({ words_sealed: words, ...one }) => ({
          ...one,
          words: opened(words, one['id']),
        })),
        emergencies: (own['record_emergencies'] ?? []).map(({ reason_sealed: reason, ...one }) => ({
          ...one,
          reason: opened(reason, one['id']),
        })),
        links: (own['record_links'] ?? []).map(({ name_sealed: name, ...one }) => ({
          ...one,
          name: opened(name, one['id']),
          records: linked.flatMap(({ linkId, recordId }) => (linkId === one['id'] ? [recordId] : [])),
        })),
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
    // Shares and links lead to nothing once their record is gone; they end on their day.
    erase: async (tx, { userId }) => {
      await deleteUploadsOf(tx, recordUploadsOf({ patientId: userId }));
      await forgetRecordFilesOf(tx, userId);
      await forgetRecordExportsOf(tx, userId);
      await forgetRecordsOf(tx, userId);
      await forgetReasonsOf(tx, userId);
      await forgetRequestsOf(tx, userId);
      await forgetLinkNamesOf(tx, userId);
    },
  };
}
