import { collectOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { identityFilesOf, releaseUpkeep } from './upkeep/documents.repo.ts';
import { credentialDocuments, credentialOwners, renewalRequests } from './credentials.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: credentialDocuments, owner: credentialDocuments.uploadedBy, leaveOut: [credentialDocuments.fileId] },
  { table: credentialOwners, owner: credentialOwners.userId },
  { table: renewalRequests, owner: renewalRequests.senderId },
];

/** What a person did for clinics' credentials. The documents are the clinic's and stay with it, except proof of identity. */
export const credentialsPersonalData: PersonalDataSource = {
  name: 'credentials',
  title: {
    en: 'Credentials you’re responsible for',
    es: 'Documentos de clínicas a su cargo',
    pt: 'Documentos de clínicas sob sua responsabilidade',
  },
  about: {
    en: 'Documents you uploaded for a clinic, credentials you’re responsible for and reminders you sent. Except for proof of your identity, the documents belong to the clinic.',
    es: 'Qué documentos cargó para una clínica, de cuáles es responsable y qué recordatorios envió. Salvo los que prueban su identidad, los documentos son de la clínica.',
    pt: 'Quais documentos enviou para uma clínica, por quais é responsável e quais lembretes enviou. Exceto os que comprovam sua identidade, os documentos são da clínica.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  files: async (db, { userId, onlySession }) =>
    onlySession
      ? []
      : (await identityFilesOf(db, userId)).map(({ id, name }) => ({ id, name: `clinic-identity-${name}` })),
  erase: (tx, { userId }) => releaseUpkeep(tx, userId),
};
