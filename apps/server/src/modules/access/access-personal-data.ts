import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { featureFlagAccounts, featureFlagVersions } from './access.tables.ts';
import { forgetWhoChanged } from './flags.repo.ts';

const rows: readonly OwnedRows[] = [{ table: featureFlagAccounts, owner: featureFlagAccounts.userId }];
/** An admin's changes are kept without their name. */
const changes: readonly OwnedRows[] = [{ table: featureFlagVersions, owner: featureFlagVersions.changedBy }];

/** Features assigned to a user by name, and feature changes they made as an admin. */
export const accessPersonalData: PersonalDataSource = {
  name: 'features',
  title: { en: 'Features switched for you', es: 'Funciones activadas para usted', pt: 'Recursos ligados para você' },
  about: {
    en: 'Features of the site that were given to or kept from your account by name, and what you changed as an admin.',
    es: 'Funciones del sitio que se dieron o negaron expresamente a su cuenta, y lo que usted cambió como administrador.',
    pt: 'Recursos do site que foram dados ou negados expressamente à sua conta, e o que você mudou como administrador.',
  },
  tables: namesOf([...rows, ...changes]),
  collect: (db, subject) => collectOwned(db, [...rows, ...changes], subject),
  erase: async (tx, subject) => {
    await deleteOwned(tx, rows, subject);
    await forgetWhoChanged(tx, subject.userId);
  },
};
