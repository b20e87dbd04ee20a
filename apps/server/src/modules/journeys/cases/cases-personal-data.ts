import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { cases } from './cases.tables.ts';

/** Purpose of the key that encrypts answers. */
export const CASE_KEY = 'case answers';

const rows: readonly OwnedRows[] = [{ table: cases, owner: cases.patientId }];

/** Cases of a user, with their answers decrypted. A deletion removes them. */
export function casesPersonalData(secret: string): PersonalDataSource {
  const seal = createSeal(deriveKey(secret, CASE_KEY));
  return {
    name: 'cases',
    title: { en: 'Questions to clinics', es: 'Consultas a clínicas', pt: 'Consultas a clínicas' },
    about: {
      en: 'What you answered about your health to ask clinics about a treatment.',
      es: 'Lo que respondió sobre su salud para consultar a clínicas sobre un tratamiento.',
      pt: 'O que você respondeu sobre sua saúde para consultar clínicas sobre um tratamento.',
    },
    tables: namesOf(rows),
    collect: async (db, subject) => {
      const { cases: own = [] } = await collectOwned(db, rows, subject);
      return own.map(({ answers_sealed: sealed, ...one }) => ({
        ...one,
        answers: typeof sealed === 'string' ? (JSON.parse(seal.open(sealed, String(one['id']))) as unknown) : null,
      }));
    },
    erase: (tx, subject) => deleteOwned(tx, rows, subject),
  };
}
