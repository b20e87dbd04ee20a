import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import type { SectionRow } from './profiles.repo.ts';
import { notificationPreferences, profileSections } from './profiles.tables.ts';
import { createSectionSeal } from './sections/section-seal.ts';

const rows: readonly OwnedRows[] = [
  { table: profileSections, owner: profileSections.userId },
  { table: notificationPreferences, owner: notificationPreferences.userId },
];

/** A person's profile in plain text, and their notification preferences. */
export function profilesPersonalData(secret: string): PersonalDataSource {
  const seal = createSectionSeal(secret);
  return {
    name: 'profile',
    title: { en: 'Your profile', es: 'Su perfil', pt: 'Seu perfil' },
    about: {
      en: 'Your personal details, contacts, basic health information and notification choices.',
      es: 'Sus datos personales, contactos, datos básicos de salud y preferencias de notificaciones.',
      pt: 'Seus dados pessoais, contatos, dados básicos de saúde e preferências de notificações.',
    },
    tables: namesOf(rows),
    collect: async (db, subject) => {
      const { profile_sections: sections = [], ...others } = await collectOwned(db, rows, subject);
      return {
        ...others,
        profile_sections: sections.map(({ values_sealed: valuesSealed, ...row }) => ({
          ...row,
          values: seal.open({
            userId: subject.userId,
            section: row['section'] as SectionRow['section'],
            valuesSealed: String(valuesSealed),
          }),
        })),
      };
    },
    erase: (tx, subject) => deleteOwned(tx, rows, subject),
  };
}
