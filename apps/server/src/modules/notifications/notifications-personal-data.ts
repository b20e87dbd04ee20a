import type { NewPushSubscription } from '@travesia/contracts/notifications';
import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { notifications, pushSubscriptions, waitingDigests } from './notifications.tables.ts';
import { createPushSeal } from './push/push-deps.ts';

const rows: readonly OwnedRows[] = [
  { table: notifications, owner: notifications.userId },
  { table: waitingDigests, owner: waitingDigests.userId },
  { table: pushSubscriptions, owner: pushSubscriptions.userId },
];

/** A person's notifications, and the devices that receive them: which push service, without the address that lets others write there. */
export function notificationsPersonalData(secret: string): PersonalDataSource {
  const seal = createPushSeal(secret);
  const serviceOf = (row: Record<string, unknown>) => {
    const { endpoint } = JSON.parse(seal.open(String(row['device_sealed']), String(row['id']))) as NewPushSubscription;
    return new URL(endpoint).host;
  };
  return {
    name: 'notifications',
    title: { en: 'Notifications', es: 'Notificaciones', pt: 'Notificações' },
    about: {
      en: 'Notifications you received in the app, when you read them, and the devices that receive them.',
      es: 'Notificaciones que recibió en la aplicación, cuándo las leyó y los dispositivos que las reciben.',
      pt: 'Notificações que você recebeu no aplicativo, quando as leu e os dispositivos que as recebem.',
    },
    tables: namesOf(rows),
    collect: async (db, subject) => {
      const { push_subscriptions: devices = [], ...others } = await collectOwned(db, rows, subject);
      return {
        ...others,
        push_subscriptions: devices.map((row) => ({
          session_id: row['session_id'],
          created_at: row['created_at'],
          push_service: serviceOf(row),
        })),
      };
    },
    erase: (tx, subject) => deleteOwned(tx, rows, subject),
  };
}
