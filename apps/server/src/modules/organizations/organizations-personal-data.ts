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
  title: { en: 'Whom you work for', es: 'Para quién trabaja', pt: 'Para quem você trabalha' },
  about: {
    en: 'The clinic and the organization that your account belongs to, and as what.',
    es: 'La clínica y la organización a las que pertenece su cuenta, y en qué función.',
    pt: 'A clínica e a organização a que a sua conta pertence, e em que função.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
