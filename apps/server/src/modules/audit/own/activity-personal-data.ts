import type { PersonalDataSource } from '../../../platform/personal-data/personal-data.ts';
import { eraseReasonsOf, listChangesOf } from '../../../platform/transition/history.repo.ts';
import { activityOf } from './activity.policy.ts';
import { listEntries } from './activity.repo.ts';

/**
 * Audit log entries about a user, and the history of what is theirs. They identify people by ID only and are kept after deletion;
 * only user-written reasons in the history are cleared.
 */
export const activityPersonalData: PersonalDataSource = {
  name: 'activity',
  title: { en: 'Activity', es: 'Actividad', pt: 'Atividade' },
  about: {
    en: 'Actions on your account and data, with dates. These entries contain no names or email addresses; they are kept after an account is deleted.',
    es: 'Acciones sobre su cuenta y sus datos, con su fecha. Estos registros no contienen nombres ni correos; se conservan cuando se elimina una cuenta.',
    pt: 'Ações na sua conta e nos seus dados, com as datas. Estes registros não contêm nomes nem e-mails; eles são mantidos quando uma conta é excluída.',
  },
  tables: ['audit_entries', 'state_changes'],
  collect: async (db, { userId, onlySession }) => {
    const rows = await listEntries(db, activityOf(userId, onlySession), {});
    // History doesn't record sessions: on a shared account it would show all visitors' changes.
    const moves = onlySession ? [] : await listChangesOf(db, userId);
    const entries = rows.map(({ at, action, actorId, actorKind, sessionId, providerName, facts }) => ({
      at,
      action,
      by_you: actorId === userId,
      ...(actorId === userId ? { session: sessionId } : {}),
      ...(providerName ? { provider: providerName } : {}),
      // The device another person used is private to them.
      ...(actorId === userId || actorKind === 'anonymous' ? { facts } : {}),
    }));
    const history = moves.map(({ at, entity, action, fromState, toState, actorId, reason }) => ({
      at,
      of: entity,
      action,
      from: fromState,
      to: toState,
      by_you: actorId === userId,
      // Another person's reason is private to them.
      ...(actorId === userId && reason !== null ? { reason } : {}),
    }));
    return { entries, history };
  },
  erase: (tx, { userId }) => eraseReasonsOf(tx, userId),
};
