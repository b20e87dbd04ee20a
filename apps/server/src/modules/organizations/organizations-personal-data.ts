import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { organizationMembers, providerMembers } from './organizations.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: organizationMembers, owner: organizationMembers.userId },
  { table: providerMembers, owner: providerMembers.userId },
];

/** A person's memberships. */
export const organizationsPersonalData: PersonalDataSource = {
  name: 'work',
  title: { en: 'Your memberships', es: 'Dónde trabaja', pt: 'Onde você trabalha' },
  about: {
    en: 'The clinic and organization your account belongs to, and your role.',
    es: 'La clínica y la organización a las que pertenece su cuenta, y su rol.',
    pt: 'A clínica e a organização às quais sua conta pertence, e sua função.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
