import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetMember } from './payouts.repo.ts';

/** Who of the team began payouts and decided on corrections. They are about clinics, and contain no names. */
export const financialsPersonalData: PersonalDataSource = {
  name: 'financials',
  title: { en: 'Payouts', es: 'Liquidaciones', pt: 'Repasses' },
  about: {
    en: 'Payouts to clinics that you began, and corrections you asked for or approved.',
    es: 'Liquidaciones a clínicas que usted inició y correcciones que solicitó o aprobó.',
    pt: 'Repasses a clínicas que você iniciou e correções que pediu ou aprovou.',
  },
  tables: ['payouts', 'adjustments'],
  collect: () => Promise.resolve([]),
  erase: (tx, { userId }) => forgetMember(tx, userId),
};
