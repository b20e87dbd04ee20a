import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { importsTexts } from '../texts.ts';

const REFUSALS = [
  'row_unreadable',
  'row_is_not_a_record',
  'name_missing',
  'name_unusable',
  'country_unknown',
  'facility_closed',
  'facility_is_mobile',
  'id_repeated',
] as const;
const WARNINGS = [
  'name_generic',
  'text_repaired',
  'text_damaged',
  'text_shortened',
  'coordinates_unreadable',
  'coordinates_zero',
  'coordinates_outside_country',
  'coordinates_swapped',
  'coordinates_repaired',
  'phone_incomplete',
  'email_invalid',
  'website_invalid',
  'id_reused',
  'cells_mismatch',
] as const;

/** Returns what the code of a row's problem means; the code itself for those of other releases. */
export function useReason(): (code: string) => string {
  const t = useTexts(importsTexts);
  return (code) => {
    const refusal = REFUSALS.find((one) => one === code);
    if (refusal) return t(`refusal.${refusal}`);
    const warning = WARNINGS.find((one) => one === code);
    return warning ? t(`warning.${warning}`) : code;
  };
}
