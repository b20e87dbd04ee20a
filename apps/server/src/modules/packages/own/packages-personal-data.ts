import { collectOwned, namesOf, type OwnedRows } from '../../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import { packageDrafts, packageEditions } from './package-drafts.tables.ts';
import { packageProposals } from '../proposals/proposals.tables.ts';
import { forgetAuthor } from './forget-author.repo.ts';

const rows: readonly OwnedRows[] = [
  { table: packageDrafts, owner: packageDrafts.updatedBy, leaveOut: [packageDrafts.content] },
  { table: packageEditions, owner: packageEditions.publishedBy, leaveOut: [packageEditions.content] },
  {
    table: packageProposals,
    owner: packageProposals.sentBy,
    leaveOut: [packageProposals.content, packageProposals.counter],
  },
];

/** Which packages of a clinic a person wrote or published. The packages are the clinic's and stay with it. */
export const packagesPersonalData: PersonalDataSource = {
  name: 'packages',
  title: { en: 'Packages you edited', es: 'Paquetes que editó', pt: 'Pacotes que você editou' },
  about: {
    en: 'Which packages of a clinic you changed last or published, and when. The packages belong to the clinic.',
    es: 'Qué paquetes de una clínica modificó por última vez o publicó, y cuándo. Los paquetes son de la clínica.',
    pt: 'Quais pacotes de uma clínica você alterou por último ou publicou, e quando. Os pacotes são da clínica.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, { userId }) => forgetAuthor(tx, userId),
};
