import type { ComparedPackage, Inclusion, PackageSummary } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Rating } from '../../../../ui/rating/rating.tsx';
import { nightsSaid } from '../../package-view.ts';
import { type CompareGroup, rowMaker } from '../compare-view.ts';
import { compareTexts } from '../texts.ts';
import { LineCell } from './line-cell.tsx';
import { usePriceGroup } from './use-price-group.tsx';

/** Display helpers from the packages feature, passed in by routes. */
export interface PackageParts {
  /** Its page, without language prefix. */
  address: (offer: PackageSummary) => string;
  badge: (offer: PackageSummary) => ReactNode;
  /** Its consultation request page; null when requests are unavailable. */
  request: (offer: PackageSummary) => string | null;
}

const LINE_GROUPS = ['core', 'travel', 'care', 'option'] as const satisfies readonly Inclusion['group'][];

/** Rows for compared packages: price with missing items, trip, provider, then the 22 lines. */
export function usePackageGroups(compared: readonly ComparedPackage[], parts: PackageParts): CompareGroup[] {
  const price = usePriceGroup(
    compared,
    compared.map((one) => parts.request(one.package)),
  );
  const trip = useTripGroup(compared, parts);
  return [price, trip, ...useLineGroups(compared)];
}

function useTripGroup(compared: readonly ComparedPackage[], parts: PackageParts): CompareGroup {
  const t = useTexts(compareTexts);
  const { row, text } = rowMaker(compared.map((one) => one.package));
  const format = useFormat();
  const rows = [
    text('treatment', t('row.treatment'), ({ treatment }) => treatment.name),
    text('nights', t('row.nights'), (offer) => t('value.away', nightsSaid(offer))),
    text('stay', t('row.stay'), ({ stay_days: days }) => t('value.days', { count: days })),
    text('fly', t('row.fly'), ({ fly_home_min_days: days }) => t('value.fly', { days })),
    row('credentials', t('row.credentials'), parts.badge, ({ provider }) => provider.verification_status),
    text('clinician', t('row.clinician'), ({ clinician }) => clinician ?? t('value.unnamed')),
    row(
      'rating',
      t('row.rating'),
      ({ provider }) => <Rating value={provider.rating?.average ?? 0} count={provider.rating?.count ?? 0} />,
      ({ provider }) => `${provider.rating?.average} ${provider.rating?.count}`,
    ),
    text('confirmed', t('row.confirmed'), ({ confirmed_on: day }) => format.date(day)),
  ];
  return { key: 'trip', heading: t('group.trip'), rows };
}

/** The 22 lines in their groups, in contract order. */
function useLineGroups(compared: readonly ComparedPackage[]): CompareGroup[] {
  const t = useTexts(compareTexts);
  const { row } = rowMaker(compared);
  const lineOf = (one: ComparedPackage, key: string) => ({
    line: one.package.inclusions.find((line) => line.key === key),
    missing: one.missing.find((line) => line.key === key),
  });
  const rowOf = ({ key, label }: Inclusion) =>
    row(
      key,
      label,
      (one) => {
        const { line, missing } = lineOf(one, key);
        return line ? <LineCell line={line} missing={missing} /> : null;
      },
      (one) => {
        const { line, missing } = lineOf(one, key);
        return [line?.answer, line?.quantity, line?.detail, missing?.price?.amount].join('|');
      },
    );
  const lines = compared[0]?.package.inclusions ?? [];
  return LINE_GROUPS.map((group) => ({
    key: group,
    heading: t(`group.${group}`),
    rows: lines.filter((line) => line.group === group).map(rowOf),
  }));
}
