import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetPerson, listNotesAround } from './notes.repo.ts';

/** Notes about a person's account, and notes they wrote at work. */
export const notesPersonalData: PersonalDataSource = {
  name: 'notes',
  title: { en: 'Notes', es: 'Notas', pt: 'Anotações' },
  about: {
    en: 'Travesía’s notes about your account, and notes you wrote about clinics and credentials.',
    es: 'Notas de Travesía sobre su cuenta y notas que usted escribió sobre clínicas y documentos.',
    pt: 'Anotações da Travesía sobre a sua conta e anotações que você escreveu sobre clínicas e documentos.',
  },
  tables: ['record_notes'],
  collect: async (db, { userId, onlySession }) => ({ notes: onlySession ? [] : await listNotesAround(db, userId) }),
  erase: (tx, { userId }) => forgetPerson(tx, userId),
};
