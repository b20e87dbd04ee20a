import type { Accreditor } from '@travesia/contracts/catalog';
import type { AdminProviderDetail } from '@travesia/contracts/providers';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { FailedLoad } from '../../../lib/screen/failed-load.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { credentialsTexts } from './texts.ts';

interface AccreditorFieldProps {
  provider: Pick<AdminProviderDetail, 'country'>;
  accreditors: Loaded<Accreditor[]>;
  draft: Readonly<Record<string, string>>;
  error: string | undefined;
  onChange: (changed: Record<string, string>) => void;
}

/**
 * Accrediting body: only one from the catalog gives the mark by which patients find the clinic. Its name is
 * filled in as the issuer.
 */
export function AccreditorField({ provider, accreditors, draft, error, onChange }: AccreditorFieldProps) {
  const t = useTexts(credentialsTexts);
  const { data, problem, reload } = accreditors;
  const chosen = draft['accreditor'] ?? '';
  if (problem) return <FailedLoad problem={problem} retry={reload} />;
  const known = data ?? [];
  // Keeps a previously selected accreditor from another country.
  const offered = known.filter(
    ({ slug, country }) => country === null || country === provider.country.code || slug === chosen,
  );
  const choose = (slug: string) => {
    const body = (draft['body'] ?? '').trim();
    const isOurs = body === '' || known.some(({ name }) => name === body);
    const name = known.find((one) => one.slug === slug)?.name;
    onChange({ accreditor: slug, ...(isOurs && name ? { body: name } : {}) });
  };
  return (
    <SelectField
      name="credential_accreditor"
      label={t('credentials.field.accreditor')}
      hint={known.find(({ slug }) => slug === chosen)?.what_it_checks ?? t('credentials.field.accreditor.hint')}
      error={error}
      disabled={data === null}
      value={chosen}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      options={[
        { value: '', label: t('credentials.field.accreditor.other') },
        ...offered.map(({ slug, name }) => ({ value: slug, label: name })),
      ]}
    />
  );
}
