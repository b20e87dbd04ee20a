import type { PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import { eraseReasonsOf, listChangesOf } from '../../../platform/transition/history.repo.ts';
import { activityOf } from './activity.policy.ts';
import { listEntries } from './activity.repo.ts';

/**
 * Entries of the audit log about a person, and the history of what is theirs. They name people by id only and stay when the
 * person goes; only the reasons in the history, which people wrote, are emptied then.
 */
export const activityPersonalData: PersonalDataSource = {
  name: 'activity',
  title: { en: 'Activity', es: 'Actividad', pt: 'Atividade' },
  about: {
    en: 'What was done with your account and data, and when. These entries hold no names or addresses; they stay when an account is erased.',
    es: 'Qué se hizo con su cuenta y sus datos, y cuándo. Estas anotaciones no contienen nombres ni direcciones; permanecen cuando una cuenta se borra.',
    pt: 'O que foi feito com sua conta e seus dados, e quando. Estes registros não contêm nomes nem endereços; eles permanecem quando uma conta é apagada.',
  },
  tables: ['audit_entries', 'state_changes'],
  collect: async (db, { userId, onlySession }) => {
    const rows = await listEntries(db, activityOf(userId, onlySession), {});
    // History does not know sessions: of a person whom many share it would show everybody's.
    const moves = onlySession ? [] : await listChangesOf(db, userId);
    const entries = rows.map(({ at, action, actorId, actorKind, sessionId, providerName, facts }) => ({
      at,
      action,
      by_you: actorId === userId,
      ...(actorId === userId ? { session: sessionId } : {}),
      ...(providerName ? { provider: providerName } : {}),
      // On what device somebody else did it is their own affair.
      ...(actorId === userId || actorKind === 'anonymous' ? { facts } : {}),
    }));
    const history = moves.map(({ at, entity, action, fromState, toState, actorId, reason }) => ({
      at,
      of: entity,
      action,
      from: fromState,
      to: toState,
      by_you: actorId === userId,
      // Why somebody else did it is theirs to tell.
      ...(actorId === userId && reason !== null ? { reason } : {}),
    }));
    return { entries, history };
  },
  erase: (tx, { userId }) => eraseReasonsOf(tx, userId),
};
