import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetAtAccounts } from './accounts/payout-accounts.repo.ts';
import { forgetMember } from './payouts.repo.ts';

/**
 * Who began payouts, decided on corrections, and set, verified or refused accounts of clinics. An account stays with the clinic, also when its
 * holder is a person: it says where money went.
 */
export const financialsPersonalData: PersonalDataSource = {
  name: 'financials',
  title: { en: 'Payouts', es: 'Liquidaciones', pt: 'Repasses' },
  about: {
    en: 'Payouts to clinics that you began, corrections you asked for or approved, and bank accounts of clinics that you set, verified or refused.',
    es: 'Liquidaciones a clínicas que usted inició, correcciones que solicitó o aprobó y cuentas bancarias de clínicas que registró, verificó o rechazó.',
    pt: 'Repasses a clínicas que você iniciou, correções que pediu ou aprovou e contas bancárias de clínicas que cadastrou, verificou ou recusou.',
  },
  tables: ['payouts', 'adjustments', 'payout_accounts'],
  collect: () => Promise.resolve([]),
  erase: async (tx, { userId }) => {
    await forgetMember(tx, userId);
    await forgetAtAccounts(tx, userId);
  },
};
