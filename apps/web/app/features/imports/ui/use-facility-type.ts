import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { importsTexts } from '../texts.ts';

const FACILITIES = [
  'hospital',
  'clinic',
  'dental_clinic',
  'laboratory',
  'diagnostic_centre',
  'medical_office',
  'other',
] as const;

/** Returns what a type of facility is called; the type itself for those of other releases. */
export function useFacilityType(): (type: string) => string {
  const t = useTexts(importsTexts);
  return (type) => {
    const known = FACILITIES.find((one) => one === type);
    return known ? t(`facility.${known}`) : type;
  };
}
