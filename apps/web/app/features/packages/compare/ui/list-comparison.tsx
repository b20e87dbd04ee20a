import type { PackageComparison } from '@travesia/contracts/packages';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { compareTexts } from '../texts.ts';
import { ColumnHead } from './column-head.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparisonBasis, ComparisonNotices } from './comparison-notices.tsx';
import { type PackageParts, usePackageGroups } from './use-package-groups.tsx';

interface ListComparisonProps {
  comparison: PackageComparison;
  parts: PackageParts;
}

/** Compares the packages of a saved list: the `/compare` table without the controls that change its URL. */
export function ListComparison({ comparison, parts }: ListComparisonProps) {
  const t = useTexts(compareTexts);
  const path = useLocalPath();
  const groups = usePackageGroups(comparison.data, parts);
  const heads = comparison.data.map(({ package: offer }) => ({
    key: offer.id,
    head: (
      <ColumnHead
        kind="packages"
        id={offer.id}
        provider={offer.provider.name}
        name={offer.title}
        href={path(parts.address(offer))}
        place={offer.city.name}
        droppable={false}
      />
    ),
  }));
  return (
    <>
      <ComparisonNotices compared={comparison.data} />
      <p className="small muted compare-legend">{t('tools.mark')}</p>
      <CompareTable caption={t('caption.packages')} heads={heads} groups={groups} gone={0} differencesOnly={false} />
      <ComparisonBasis comparison={comparison} />
    </>
  );
}
