import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { passkeyChallenges, passkeys, recoveryCodes, totpSecrets } from './two-factor.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: totpSecrets, owner: totpSecrets.userId, leaveOut: [totpSecrets.sealedSecret, totpSecrets.lastStep] },
  { table: recoveryCodes, owner: recoveryCodes.userId, leaveOut: [recoveryCodes.codeHash] },
  {
    table: passkeys,
    owner: passkeys.userId,
    leaveOut: [passkeys.credentialId, passkeys.publicKey, passkeys.counter],
  },
  { table: passkeyChallenges, owner: passkeyChallenges.userId, leaveOut: [passkeyChallenges.challengeHash] },
];

/** A person's sign-in methods other than the password. */
export const twoFactorPersonalData: PersonalDataSource = {
  name: 'second-factors',
  title: {
    en: 'Second factors and passkeys',
    es: 'Segundos factores y llaves de acceso',
    pt: 'Segundos fatores e chaves de acesso',
  },
  about: {
    en: 'Since when signing in asks for a second factor, and your passkeys by name. Secrets and codes are left out: they would open your account.',
    es: 'Desde cuándo se pide un segundo factor al entrar, y sus llaves de acceso por nombre. Los secretos y códigos no están: abrirían su cuenta.',
    pt: 'Desde quando a entrada pede um segundo fator, e suas chaves de acesso pelo nome. Segredos e códigos ficam de fora: abririam a sua conta.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
