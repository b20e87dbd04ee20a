import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { deleteDocumentsOf, listDocumentsOf } from './application-files.repo.ts';
import { applicationFiles, providerApplications } from './applications.tables.ts';

const rows: readonly OwnedRows[] = [{ table: providerApplications, owner: providerApplications.applicantId }];

/** Clinic applications a user filled in, with their documents. */
export const applicationsPersonalData: PersonalDataSource = {
  name: 'applications',
  title: { en: 'Clinic applications', es: 'Solicitudes de su clínica', pt: 'Cadastros da sua clínica' },
  about: {
    en: 'Your applications to become a partner, and the documents you submitted.',
    es: 'Sus solicitudes para ser clínica socia y los documentos que envió.',
    pt: 'Seus cadastros para se tornar clínica parceira e os documentos que enviou.',
  },
  tables: [...namesOf(rows), ...namesOf([{ table: applicationFiles, owner: applicationFiles.applicationId }])],
  collect: async (db, subject) => ({
    ...(await collectOwned(db, rows, subject)),
    documents: subject.onlySession ? [] : await listDocumentsOf(db, subject.userId),
  }),
  files: async (db, { userId, onlySession }) =>
    onlySession
      ? []
      : (await listDocumentsOf(db, userId)).map(({ fileId, kind, name }) => ({ id: fileId, name: `${kind}-${name}` })),
  erase: async (tx, subject) => {
    await deleteDocumentsOf(tx, subject.userId);
    await deleteOwned(tx, rows, subject);
  },
};
