import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetAdmin, listPaidBy } from './payments-of-person.repo.ts';

/** Payments and refunds of a user’s bookings. Accounts must be kept; they contain no names. */
export const paymentsPersonalData: PersonalDataSource = {
  name: 'payments',
  title: { en: 'Payments', es: 'Pagos', pt: 'Pagamentos' },
  about: {
    en: 'What you paid for bookings and what was refunded. Card numbers are never stored here.',
    es: 'Lo que pagó por reservas y lo que se le reembolsó. Aquí nunca se guardan números de tarjeta.',
    pt: 'O que você pagou por reservas e o que foi reembolsado. Números de cartão nunca são guardados aqui.',
  },
  tables: ['payments', 'refunds', 'disputes', 'ledger_entries', 'ledger_postings'],
  collect: (db, { userId, onlySession }) => (onlySession ? Promise.resolve([]) : listPaidBy(db, userId)),
  erase: (tx, { userId }) => forgetAdmin(tx, userId),
};
