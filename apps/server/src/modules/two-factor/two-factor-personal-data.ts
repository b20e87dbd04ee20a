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
    en: 'Two-factor authentication and passkeys',
    es: 'Verificación en dos pasos y llaves de acceso',
    pt: 'Verificação em duas etapas e chaves de acesso',
  },
  about: {
    en: 'When you turned on two-factor authentication, and the names of your passkeys. Secrets and codes aren’t included because they give access to your account.',
    es: 'Cuándo activó la verificación en dos pasos y los nombres de sus llaves de acceso. Los secretos y códigos no se incluyen porque dan acceso a su cuenta.',
    pt: 'Quando você ativou a verificação em duas etapas e os nomes das suas chaves de acesso. Segredos e códigos não são incluídos porque dão acesso à sua conta.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
