import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { forgetAdmin, forgetEvidence, forgetMessages, listAskedOf, listPaidBy } from './payments-of-person.repo.ts';

/**
 * Payments and refunds of a user’s bookings, and what clinics asked for. Accounts must be kept; they contain no names. A deletion removes
 * the clinics’ messages, and what they sent to banks.
 */
export function paymentsPersonalData(secret: string): PersonalDataSource {
  const seal = createSeal(deriveKey(secret, 'booking notes'));
  return {
    name: 'payments',
    title: { en: 'Payments', es: 'Pagos', pt: 'Pagamentos' },
    about: {
      en: 'What you paid for bookings, what was refunded, and what clinics asked you to pay. Card numbers are never stored here.',
      es: 'Lo que pagó por reservas, lo que se le reembolsó y lo que las clínicas le pidieron pagar. Aquí nunca se guardan números de tarjeta.',
      pt: 'O que você pagou por reservas, o que foi reembolsado e o que clínicas pediram que pagasse. Números de cartão nunca são guardados aqui.',
    },
    tables: [
      'payments',
      'refunds',
      'disputes',
      'dispute_answers',
      'dispute_files',
      'balance_requests',
      'ledger_entries',
      'ledger_postings',
    ],
    collect: async (db, { userId, onlySession }) => {
      if (onlySession) return [];
      const asked = await listAskedOf(db, userId);
      const requests = asked.map(({ messageSealed, ...row }) => ({
        ...row,
        asked: true,
        message: messageSealed ? seal.open(messageSealed, row.id) : null,
      }));
      return [...(await listPaidBy(db, userId)), ...requests];
    },
    erase: async (tx, { userId }) => {
      await forgetAdmin(tx, userId);
      await forgetMessages(tx, userId);
      await forgetEvidence(tx, userId);
    },
  };
}
