import type { Import } from '@travesia/contracts/imports';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { importsTexts } from '../texts.ts';

/** Country, name and licence of a register. */
export function RegisterFields({ one: { options, reading } }: { one: Import }) {
  const t = useTexts(importsTexts);
  return (
    <>
      <TextField
        name="country"
        label={t('describe.country')}
        hint={t('describe.country.hint')}
        maxLength={2}
        defaultValue={options.country ?? (reading?.countries.length === 1 ? reading.countries[0] : '')}
      />
      <TextField
        name="source_key"
        label={t('describe.key')}
        hint={t('describe.key.hint')}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        defaultValue={options.source_key ?? reading?.source_key ?? ''}
      />
      <TextField name="source_name" label={t('describe.name')} defaultValue={options.source_name ?? ''} />
      <TextField name="licence" label={t('describe.licence')} defaultValue={options.licence ?? ''} />
    </>
  );
}
