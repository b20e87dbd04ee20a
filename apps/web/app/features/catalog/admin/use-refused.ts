import type { Problem } from '@travesia/contracts/kit';
import { refusedFields } from '../../../lib/forms/form-state.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { refusedPlace } from './refused-place.ts';
import { treatmentsTexts } from './texts.ts';

const DAYS = [
  'hospital_nights',
  'stay_days_min',
  'stay_days_max',
  'fly_home_min_days',
  'return_to_work_days',
  'trips',
] as const;
const REVIEW = { reviewer: 'reviewer', credential: 'reviewer.credential', reviewed_on: 'reviewedOn' } as const;

/** Server errors for a treatment: by field, and the names of the fields. */
export function useRefused(problem: Problem | null) {
  const t = useTexts(treatmentsTexts);
  const locale = useLocale();
  const labelOf = (path: string): string | null => {
    const place = refusedPlace(path);
    if (!place) return null;
    const { what, key, number } = place;
    if (what === 'review') return t(REVIEW[key as keyof typeof REVIEW]);
    if (what === 'fact') return factLabel(key);
    if (what === 'part') return t(`part.${key as 'name'}`);
    const name = t(`section.${key as 'steps'}`);
    return number === null ? name : t('entry', { name, number });
  };
  const factLabel = (key: string) => {
    const day = DAYS.find((one) => one === key);
    if (day) return t(`fact.${day}`);
    if (key.startsWith('second_trip')) return t(key.endsWith('max') ? 'fact.second_max' : 'fact.second_min');
    return t(key === 'unit' ? 'unit' : key === 'risk_class' ? 'risk' : 'part.facts');
  };
  const nameOf = (path: string): string | null => {
    const label = labelOf(path);
    const spoken = refusedPlace(path)?.language;
    return label && spoken ? t('changed.in', { part: label, languages: spoken.toUpperCase() }) : label;
  };
  const sentences = problem ? refusedFields(locale, {}, problem) : {};
  const paths = Object.keys(sentences);
  const fieldOf = (path: string) => refusedPlace(path)?.field ?? path;
  return {
    /** Their sentences. */
    errors: Object.fromEntries(paths.map((path) => [fieldOf(path), sentences[path] ?? ''])),
    /** Name of a rejected field; null if the editor has no such field. */
    nameOf: (field: string): string | null => {
      const path = paths.find((one) => fieldOf(one) === field);
      return path === undefined ? null : nameOf(path);
    },
  };
}
