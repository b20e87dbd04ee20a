import { ANSWER_WORKING_DAYS, KEPT_MONTHS } from '@travesia/contracts/leads';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { howItWorksTexts } from './texts.ts';

const OF_PATIENTS = [
  'pay',
  'account',
  'stay',
  'fly',
  'unfit',
  'complication',
  'surgeon',
  'insurance',
  'records',
  'privacy',
  'language',
  'currency',
] as const;
const OF_CLINICS = ['fee', 'remove', 'bad'] as const;

export interface Question {
  key: string;
  q: string;
  a: string;
}

/** Questions and answers for one audience, in the page's language. */
export function useQuestions(forClinics: boolean, demo: boolean): Question[] {
  const t = useTexts(howItWorksTexts);
  const keys = [...(forClinics ? OF_CLINICS : OF_PATIENTS), ...(demo ? (['demoClinic'] as const) : [])];
  const values = { months: KEPT_MONTHS.consultation, days: ANSWER_WORKING_DAYS };
  return keys.map((key) => ({ key, q: t(`faq.${key}`), a: t(`faq.${key}Answer`, values) }));
}
