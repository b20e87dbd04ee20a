import type { Import } from '@travesia/contracts/imports';
import { TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { importsTexts } from '../texts.ts';

/** The known details of a registry. */
export const registerOf = ({ options, reading }: Import): Record<string, string> => ({
  country: options.country ?? (reading?.countries.length === 1 ? reading.countries[0] : '') ?? '',
  source_key: options.source_key ?? reading?.source_key ?? '',
  source_name: options.source_name ?? '',
  licence: options.licence ?? '',
});

/** Country, name and license of a registry. */
export function RegisterFields() {
  const t = useTexts(importsTexts);
  return (
    <>
      <TypedText name="country" label={t('describe.country')} hint={t('describe.country.hint')} maxLength={2} />
      <TypedText
        name="source_key"
        label={t('describe.key')}
        hint={t('describe.key.hint')}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
      />
      <TypedText name="source_name" label={t('describe.name')} />
      <TypedText name="licence" label={t('describe.licence')} />
    </>
  );
}
