import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { notifications } from './notifications.tables.ts';

const rows: readonly OwnedRows[] = [{ table: notifications, owner: notifications.userId }];

/** A person's in-app notifications. */
export const notificationsPersonalData: PersonalDataSource = {
  name: 'notifications',
  title: { en: 'Notifications', es: 'Notificaciones', pt: 'Notificações' },
  about: {
    en: 'Notifications you received in the app, and when you read them.',
    es: 'Notificaciones que recibió en la aplicación y cuándo las leyó.',
    pt: 'Notificações que você recebeu no aplicativo e quando as leu.',
  },
  tables: namesOf(rows),
  collect: (db, subject) => collectOwned(db, rows, subject),
  erase: (tx, subject) => deleteOwned(tx, rows, subject),
};
