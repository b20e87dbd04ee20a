import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { providerContexts } from './contexts.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: providerContexts, owner: providerContexts.userId, session: providerContexts.sessionId },
];

/** Clinics a user acted as. */
export const contextsPersonalData: PersonalDataSource = {
  name: 'contexts',
  title: { en: 'Clinics you acted as', es: 'Clínicas como las que actuó', pt: 'Clínicas como as quais você atuou' },
  about: {
    en: 'Clinics you acted as, as an admin or for their organization, with dates.',
    es: 'Las clínicas a las que accedió desde la administración o desde su organización, con fechas.',
    pt: 'As clínicas que você acessou pela administração ou pela organização delas, com datas.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
