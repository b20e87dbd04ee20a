import type { ProviderDetail } from '@travesia/contracts/providers';
import { FilterForm } from '../../../../lib/forms/filter-form.tsx';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import type { ComparedProviders } from '../load-providers.ts';
import { compareTexts } from '../texts.ts';
import { Additions } from './additions.tsx';
import { ColumnHead, GoneHead } from './column-head.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareTools, ShareLink, showsDifferences } from './compare-tools.tsx';
import { type ProviderParts, useProviderGroups } from './use-provider-groups.tsx';

/** Compares providers: credentials, people, reviews, policies, and the lowest price for one treatment. */
export function ProviderComparison({ data, parts }: { data: ComparedProviders; parts: ProviderParts }) {
  const t = useTexts(compareTexts);
  const { search } = useSite();
  const groups = useProviderGroups(data, parts);
  const heads = [
    ...data.columns.map(({ provider }) => ({
      key: provider.id,
      head: <Head provider={provider} href={parts.address(provider)} />,
    })),
    ...data.gone.map((id) => ({ key: id, head: <GoneHead kind="providers" id={id} /> })),
  ];
  return (
    <>
      {data.treatments.length > 1 ? (
        <FilterForm own={['treatment']} label={t('treatment.label')} className="row no-print compare-treatment">
          <SelectField
            name="treatment"
            label={t('treatment.label')}
            defaultValue={data.treatment?.slug ?? ''}
            options={[
              ...(data.treatment ? [] : [{ value: '', label: t('treatment.any') }]),
              ...data.treatments.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
          <Button>{t('treatment.apply')}</Button>
        </FilterForm>
      ) : null}
      <CompareTools />
      <CompareTable
        caption={t('caption.providers')}
        heads={heads}
        groups={groups}
        gone={data.gone.length}
        differencesOnly={showsDifferences(search)}
      />
      <Additions
        kind="providers"
        additions={data.additions}
        all={data.treatment ? `/directory?treatment=${data.treatment.slug}` : '/directory'}
      />
      <ShareLink />
    </>
  );
}

function Head({ provider, href }: { provider: ProviderDetail; href: string }) {
  const path = useLocalPath();
  const place = provider.city ? `${provider.city.name}, ${provider.country.name}` : provider.country.name;
  return (
    <ColumnHead
      kind="providers"
      id={provider.id}
      provider={provider.name}
      name={provider.name}
      href={path(href)}
      place={place}
    />
  );
}
