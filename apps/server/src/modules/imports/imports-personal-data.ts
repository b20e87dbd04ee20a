import { collectOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetWhoStarted } from './imports.repo.ts';
import { facilityPairs, importFindings, imports } from './imports.tables.ts';

const rows: readonly OwnedRows[] = [{ table: imports, owner: imports.startedBy }];

/** Registry files uploaded by an admin; they are kept without the admin's name. */
export const importsPersonalData: PersonalDataSource = {
  name: 'imports',
  title: { en: 'Registries you uploaded', es: 'Registros que usted cargó', pt: 'Registros que você enviou' },
  about: {
    en: 'Lists of clinics you imported into the directory as an admin.',
    es: 'Listas de clínicas que usted importó al directorio desde la administración.',
    pt: 'Listas de clínicas que você importou para o diretório na administração.',
  },
  // Findings about registry rows and pairs of facilities concern clinics, not people.
  tables: [
    ...namesOf(rows),
    ...namesOf([
      { table: importFindings, owner: importFindings.importId },
      { table: facilityPairs, owner: facilityPairs.importId },
    ]),
  ],
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => forgetWhoStarted(tx, subject.userId),
};
