import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { listExportFiles } from './exports.repo.ts';
import { dataExports } from './privacy.tables.ts';

const rows: readonly OwnedRows[] = [
  {
    table: dataExports,
    owner: dataExports.userId,
    session: dataExports.onlySession,
    leaveOut: [dataExports.fileId, dataExports.version],
  },
];

/** The person's previous exports. */
export const exportsPersonalData: PersonalDataSource = {
  name: 'exports',
  title: { en: 'Copies of your data', es: 'Copias de sus datos', pt: 'Cópias dos seus dados' },
  about: {
    en: 'When you requested a copy of your data.',
    es: 'Cuándo pidió una copia de sus datos.',
    pt: 'Quando você pediu uma cópia dos seus dados.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  // Omit the files: an export of exports adds nothing.
  files: async (db, { userId }) => (await listExportFiles(db, userId)).map((id) => ({ id, name: null })),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
