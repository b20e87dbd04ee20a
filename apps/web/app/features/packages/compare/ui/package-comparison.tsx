import type { PackageSummary } from '@travesia/contracts/packages';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';
import type { ComparedPackages } from '../load-compare.ts';
import { compareTexts } from '../texts.ts';
import { Additions } from './additions.tsx';
import { ColumnHead, GoneHead } from './column-head.tsx';
import { CompareTable } from './compare-table.tsx';
import { ComparisonBasis, ComparisonNotices } from './comparison-notices.tsx';
import { CompareTools, ShareLink, showsDifferences } from './compare-tools.tsx';
import { type PackageParts, usePackageGroups } from './use-package-groups.tsx';

/** Compares packages on the same 22 lines, lowest price plus missing items first. */
export function PackageComparison({ data, parts }: { data: ComparedPackages; parts: PackageParts }) {
  const t = useTexts(compareTexts);
  const { search } = useSite();
  const { data: compared } = data.comparison;
  const groups = usePackageGroups(compared, parts);
  const heads = [
    ...compared.map((one) => ({
      key: one.package.id,
      head: <Head offer={one.package} href={parts.address(one.package)} />,
    })),
    ...data.gone.map((id) => ({ key: id, head: <GoneHead kind="packages" id={id} /> })),
  ];
  const [first] = compared;
  return (
    <>
      <ComparisonNotices compared={compared} />
      <CompareTools />
      <CompareTable
        caption={t('caption.packages')}
        heads={heads}
        groups={groups}
        gone={data.gone.length}
        differencesOnly={showsDifferences(search)}
      />
      <ComparisonBasis comparison={data.comparison} />
      <Additions
        kind="packages"
        additions={data.additions}
        all={first ? `/packages/${first.package.treatment.slug}` : '/packages'}
      />
      <ShareLink />
    </>
  );
}

function Head({ offer, href }: { offer: PackageSummary; href: string }) {
  const path = useLocalPath();
  return (
    <ColumnHead
      kind="packages"
      id={offer.id}
      provider={offer.provider.name}
      name={offer.title}
      href={path(href)}
      place={offer.city.name}
    />
  );
}
