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
    en: 'Credentials you take care of',
    es: 'Documentos de clínicas a su cargo',
    pt: 'Documentos de clínicas sob sua responsabilidade',
  },
  about: {
    en: 'Which documents you uploaded for a clinic, which of its credentials you are responsible for, and reminders you sent. Apart from proof of your identity, the documents belong to the clinic.',
    es: 'Qué documentos cargó para una clínica, de cuáles es responsable y qué recordatorios envió. Salvo los de su identidad, los documentos son de la clínica.',
    pt: 'Quais documentos enviou para uma clínica, por quais é responsável e quais lembretes mandou. Fora os da sua identidade, os documentos são da clínica.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  files: async (db, { userId, onlySession }) =>
    onlySession
      ? []
      : (await identityFilesOf(db, userId)).map(({ id, name }) => ({ id, name: `clinic-identity-${name}` })),
  erase: (tx, { userId }) => releaseUpkeep(tx, userId),
};
