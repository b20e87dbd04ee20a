import { type ProviderDetail, takesRequests } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { Rating } from '../../../../ui/rating/rating.tsx';
import { type CompareGroup, rowMaker } from '../compare-view.ts';
import type { ComparedProvider, ComparedProviders } from '../load-providers.ts';
import { compareTexts } from '../texts.ts';
import { CredentialList } from './credential-list.tsx';
import { useRequestRow } from './request-row.tsx';

/** Display helpers from the providers feature, passed in by routes. */
export interface ProviderParts {
  /** Without language prefix. */
  address: (provider: ProviderDetail) => string;
  badges: (provider: ProviderDetail) => ReactNode;
  /** Its consultation request page; null when requests are unavailable. */
  request: (provider: ProviderDetail) => string | null;
}

/** Median time to first response: hours from one hour up, minutes below that. */
const answerTime = (minutes: number) =>
  minutes < 60
    ? ({ key: 'value.minutes', count: Math.max(5, Math.ceil(minutes / 5) * 5) } as const)
    : ({ key: 'value.hours', count: Math.round(minutes / 60) } as const);

/** Rows for compared providers. Unknown values are stated, never left empty. */
export function useProviderGroups(data: ComparedProviders, parts: ProviderParts): CompareGroup[] {
  return [usePriceGroup(data, parts), useCredentialGroup(data.columns, parts), useAboutGroup(data.columns)];
}

function usePriceGroup({ columns, treatment }: ComparedProviders, parts: ProviderParts): CompareGroup {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const request = useRequestRow(
    columns.map(({ provider }) => ({ address: parts.request(provider), clinic: provider.name })),
  );
  const { row, text } = rowMaker(columns);
  const rows = [
    row(
      'lowest',
      treatment ? t('row.lowestFor', { treatment: treatment.name }) : t('row.lowestAny'),
      ({ cheapest }) => <LowestPrice cheapest={cheapest} />,
      ({ cheapest }) => cheapest?.shown_price.amount ?? '',
    ),
    ...request,
    text('packages', t('row.packages'), ({ provider }) => format.number(provider.package_count)),
    text('deposit', t('row.deposit'), ({ provider: { settings } }) =>
      settings.require_deposit && settings.deposit_percentage !== null
        ? format.percent(settings.deposit_percentage / 100)
        : t('value.noDeposit'),
    ),
    row(
      'policy',
      t('row.policy'),
      ({ provider: { cancellation_policy: policy } }) => (
        <>
          {policy?.name ?? t('value.unknown')}
          {policy ? <span className="compare-note">{policy.summary}</span> : null}
        </>
      ),
      ({ provider: { cancellation_policy: policy } }) => policy?.key ?? '',
    ),
  ];
  return { key: 'price', heading: t('group.price'), rows };
}

function LowestPrice({ cheapest }: Pick<ComparedProvider, 'cheapest'>) {
  const t = useTexts(compareTexts);
  if (!cheapest) return t('value.noPackage');
  const price = cheapest.shown_price;
  return (
    <>
      <Price money={price} approximate={price.approximate} size="small" />
      <span className="compare-note">{cheapest.title}</span>
    </>
  );
}

function useCredentialGroup(columns: readonly ComparedProvider[], parts: ProviderParts): CompareGroup {
  const t = useTexts(compareTexts);
  const { row, text } = rowMaker(columns);
  const credentialsOf = ({ provider }: ComparedProvider, accreditations: boolean) =>
    provider.credentials.filter(({ kind }) => (kind === 'accreditation') === accreditations);
  const credentialRow = (key: 'credentials' | 'accreditations') =>
    row(
      key,
      t(`row.${key}`),
      (one) => <CredentialList credentials={credentialsOf(one, key === 'accreditations')} />,
      (one) =>
        credentialsOf(one, key === 'accreditations')
          .map(({ kind, status, body }) => `${kind} ${status} ${body}`)
          .join('|'),
    );
  const rows = [
    row(
      'credentials',
      t('row.credentials'),
      ({ provider }) => parts.badges(provider),
      ({ provider }) => provider.verification_status,
    ),
    credentialRow('credentials'),
    credentialRow('accreditations'),
    text('people', t('row.people'), ({ clinicians }) =>
      t('value.people', {
        count: clinicians.length,
        checked: clinicians.filter(({ licence }) => licence?.status === 'verified').length,
      }),
    ),
  ];
  return { key: 'credentials', heading: t('group.credentials'), rows };
}

function useAboutGroup(columns: readonly ComparedProvider[]): CompareGroup {
  const t = useTexts(compareTexts);
  const format = useFormat();
  const unknown = t('value.unknown');
  const { row, text } = rowMaker(columns.map(({ provider }) => provider));
  const rows = [
    row(
      'rating',
      t('row.rating'),
      ({ rating }) => <Rating value={rating?.average ?? 0} count={rating?.count ?? 0} />,
      ({ rating }) => `${rating?.average} ${rating?.count}`,
    ),
    text('answers', t('row.answers'), ({ response_minutes: minutes, verification_status: status, listing }) => {
      if (listing === 'partner' && !takesRequests(status)) return t('value.closed');
      if (minutes === null) return unknown;
      const { key, count } = answerTime(minutes);
      return t(key, { count });
    }),
    text('languages', t('row.languages'), ({ languages }) =>
      languages.length > 0 ? format.list(languages.map(format.language)) : unknown,
    ),
    text('founded', t('row.founded'), ({ founded_year: year }) => (year === null ? unknown : String(year))),
    text('airport', t('row.airport'), ({ airport_minutes: minutes, airports }) =>
      minutes === null
        ? unknown
        : t('value.airport', { count: minutes, airports: format.list(airports), known: airports.length > 0 }),
    ),
  ];
  return { key: 'about', heading: t('group.about'), rows };
}
