import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { providerContexts } from './contexts.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: providerContexts, owner: providerContexts.userId, session: providerContexts.sessionId },
];

/** Clinics a user acted as. */
export const contextsPersonalData: PersonalDataSource = {
  name: 'contexts',
  title: { en: 'Clinics you acted for', es: 'Clínicas por las que actuó', pt: 'Clínicas por quem você atuou' },
  about: {
    en: 'Which clinics you entered as an admin or as their organization, and when.',
    es: 'En qué clínicas entró como administrador o como su organización, y cuándo.',
    pt: 'Em quais clínicas você entrou como administrador ou como a organização delas, e quando.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
