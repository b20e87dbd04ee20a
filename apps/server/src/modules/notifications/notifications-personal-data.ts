import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { notifications } from './notifications.tables.ts';

const rows: readonly OwnedRows[] = [{ table: notifications, owner: notifications.userId }];

/** A person's in-app notifications. */
export const notificationsPersonalData: PersonalDataSource = {
  name: 'notifications',
  title: { en: 'Notifications', es: 'Avisos', pt: 'Avisos' },
  about: {
    en: 'What you were told inside the app, and when you read it.',
    es: 'Lo que se le avisó dentro de la aplicación y cuándo lo leyó.',
    pt: 'O que foi avisado a você no aplicativo e quando você leu.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
