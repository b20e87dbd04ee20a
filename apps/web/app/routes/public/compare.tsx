import { packagePath, type PackageSummary } from '@travesia/contracts/packages';
import { type ProviderDetail, takesRequests } from '@travesia/contracts/providers';
import type { Route } from './+types/compare.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { CompareCitiesLink } from '../../features/guides/compare/ui/compare-cities-link.tsx';
import { type CompareData, loadCompare } from '../../features/packages/compare/load-compare.ts';
import { ComparePage } from '../../features/packages/compare/ui/compare-page.tsx';
import { PackageComparison } from '../../features/packages/compare/ui/package-comparison.tsx';
import { ProviderComparison } from '../../features/packages/compare/ui/provider-comparison.tsx';
import { VerificationBadge } from '../../features/packages/ui/verification-badge.tsx';
import { providerAddress } from '../../features/providers/public/provider-view.ts';
import { ProviderBadges } from '../../features/providers/public/ui/provider-badges.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

const requestAddress = (query: string) => `/booking/consultation?${query}`;

const packageParts = {
  address: packagePath,
  badge: (offer: PackageSummary) => <VerificationBadge offer={offer} />,
  request: ({ id, provider }: PackageSummary) =>
    takesRequests(provider.verification_status) ? requestAddress(`package=${id}`) : null,
};
const providerParts = {
  address: providerAddress,
  badges: (provider: ProviderDetail) => <ProviderBadges provider={provider} />,
  request: ({ slug, verification_status: status }: ProviderDetail) =>
    takesRequests(status) ? requestAddress(`provider=${slug}`) : null,
};

/** `/compare?packages=a,b,c,d` or `/compare?providers=a,b`, with `show=differences` and, for providers, `treatment=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return loadCompare(context.get(apiCtx), search, view);
}

function citiesOf(data: CompareData) {
  if (data.kind === 'packages') return data.comparison.data.map((one) => one.package.city);
  // Only partners have packages, and only destination cities have guides.
  return data.kind === 'providers' ? data.columns.flatMap(({ cheapest }) => cheapest?.city ?? []) : [];
}

function treatmentOf(data: CompareData): string | undefined {
  if (data.kind === 'packages') return data.comparison.data[0]?.package.treatment.slug;
  return data.kind === 'providers' ? data.treatment?.slug : undefined;
}

export default function Compare({ loaderData: data }: Route.ComponentProps) {
  return (
    <ComparePage data={data}>
      <CompareCitiesLink cities={citiesOf(data)} treatment={treatmentOf(data)} />
      {data.kind === 'packages' ? <PackageComparison data={data} parts={packageParts} /> : null}
      {data.kind === 'providers' ? <ProviderComparison data={data} parts={providerParts} /> : null}
    </ComparePage>
  );
}
