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
  title: { en: 'Your feature settings', es: 'Funciones asignadas a usted', pt: 'Recursos atribuídos a você' },
  about: {
    en: 'Features turned on or off specifically for your account, and changes you made as an admin.',
    es: 'Funciones activadas o desactivadas para su cuenta en particular, y los cambios que usted hizo desde la administración.',
    pt: 'Recursos ativados ou desativados para a sua conta em particular e as mudanças que você fez na administração.',
  },
  tables: namesOf([...rows, ...changes]),
  collect: (db, subject) => collectOwned(db, [...rows, ...changes], subject),
  erase: async (tx, subject) => {
    await deleteOwned(tx, rows, subject);
    await forgetWhoChanged(tx, subject.userId);
  },
};
