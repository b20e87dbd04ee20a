import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import { linkTokens, refreshTokens, sessions, signInChallenges, userConsents, users } from '../accounts.tables.ts';
import { emailChanges } from '../email-change/email-changes.tables.ts';
import { findAvatarOf } from '../avatar/avatar.repo.ts';
import { deleteMailRequests, emptyUser } from './closing.repo.ts';

/** The user's row, which is emptied rather than deleted. */
const person: OwnedRows = {
  table: users,
  owner: users.id,
  leaveOut: [users.emailKey, users.passwordHash, users.avatarFile, users.avatarSmallFile],
};

/** The user's other rows, which are deleted. */
const rows: readonly OwnedRows[] = [
  { table: userConsents, owner: userConsents.userId },
  { table: sessions, owner: sessions.userId, session: sessions.id, leaveOut: [sessions.networkHash] },
  { table: linkTokens, owner: linkTokens.userId, leaveOut: [linkTokens.tokenHash] },
  { table: signInChallenges, owner: signInChallenges.userId, leaveOut: [signInChallenges.tokenHash] },
  {
    table: emailChanges,
    owner: emailChanges.userId,
    leaveOut: [emailChanges.confirmHash, emailChanges.approveHash, emailChanges.newEmailKey],
  },
];

/** Profile, consents and devices. */
export const accountsPersonalData: PersonalDataSource = {
  name: 'account',
  title: { en: 'Your account', es: 'Su cuenta', pt: 'Sua conta' },
  about: {
    en: 'Your account details, picture, consents, signed-in devices and the links we emailed you. Your password isn’t included because it is stored in a form that can’t be read.',
    es: 'Los datos de su cuenta, su foto, sus consentimientos, los dispositivos con sesión iniciada y los enlaces que le enviamos. Su contraseña no se incluye porque se guarda de un modo que no se puede leer.',
    pt: 'Os dados da sua conta, sua foto, seus consentimentos, os dispositivos conectados e os links que enviamos. Sua senha não é incluída porque é guardada de um modo que não pode ser lido.',
  },
  // Refresh tokens are hashes, so they reveal nothing; they are deleted with their sessions.
  tables: [...namesOf([person, ...rows]), ...namesOf([{ table: refreshTokens, owner: refreshTokens.sessionId }])],
  collect: (db, subject) => collectOwned(db, [person, ...rows], subject),
  files: async (db, { userId, onlySession }) => {
    const picture = onlySession ? undefined : await findAvatarOf(db, userId);
    return picture
      ? [
          { id: picture.large, name: 'picture.webp' },
          { id: picture.small, name: null },
        ]
      : [];
  },
  erase: async (tx, subject) => {
    await deleteOwned(tx, rows, subject);
    await deleteMailRequests(tx, subject.addresses);
    await emptyUser(tx, subject.userId);
  },
};
