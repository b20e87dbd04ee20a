import { getPackageShowcase, type PackageSummary } from '@travesia/contracts/packages';
import type { Route } from './+types/package-showcase.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { PackageCard } from '../../../features/packages/ui/package-card.tsx';
import { ShowcasePage } from '../../../features/packages/showcase/ui/showcase-page.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';

/** `/package-showcase`: packages chosen by published rules. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return context.get(apiCtx)(getPackageShowcase, { query: view });
}

const card = (offer: PackageSummary) => <PackageCard offer={offer} />;

export default function PackageShowcaseRoute({ loaderData }: Route.ComponentProps) {
  return <ShowcasePage showcase={loaderData} card={card} />;
}
