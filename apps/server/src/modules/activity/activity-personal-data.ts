import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { activityOf } from './activity.policy.ts';
import { listEntries } from './activity.repo.ts';

/** Entries of the audit log about a person. They name people by id only and cannot be changed, so they stay when the person goes. */
export const activityPersonalData: PersonalDataSource = {
  name: 'activity',
  title: { en: 'Activity', es: 'Actividad', pt: 'Atividade' },
  about: {
    en: 'What was done with your account and data, and when. These entries hold no names or addresses; they stay when an account is erased.',
    es: 'Qué se hizo con su cuenta y sus datos, y cuándo. Estas anotaciones no contienen nombres ni direcciones; permanecen cuando una cuenta se borra.',
    pt: 'O que foi feito com sua conta e seus dados, e quando. Estes registros não contêm nomes nem endereços; eles permanecem quando uma conta é apagada.',
  },
  tables: ['audit_entries'],
  collect: async (db, { userId, onlySession }) => {
    const rows = await listEntries(db, activityOf(userId, onlySession), {});
    return rows.map(({ at, action, actorId, actorKind, sessionId, providerName, facts }) => ({
      at,
      action,
      by_you: actorId === userId,
      ...(actorId === userId ? { session: sessionId } : {}),
      ...(providerName ? { provider: providerName } : {}),
      // On what device somebody else did it is their own affair.
      ...(actorId === userId || actorKind === 'anonymous' ? { facts } : {}),
    }));
  },
  erase: async () => undefined,
};
