import { getPackage, getPackageShowcase, type PackageSummary } from '@travesia/contracts/packages';
import type { Route } from './+types/package-showcase.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { PackageCard } from '../../../features/packages/ui/package-card.tsx';
import { OnePackagePage } from '../../../features/packages/showcase/ui/one-package-page.tsx';
import { ShowcasePage } from '../../../features/packages/showcase/ui/showcase-page.tsx';
import { isId } from '../../../lib/forms/is-id.ts';
import { localeOfPath } from '../../../lib/i18n/locale.ts';

/** `/package-showcase`: packages chosen by published rules, or with `package` one to share. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const call = context.get(apiCtx);
  const id = searchParams.get('package');
  if (id && isId(id)) return { detail: await call(getPackage, { params: { id }, query: view }), showcase: null };
  return { detail: null, showcase: await call(getPackageShowcase, { query: view }) };
}

const card = (offer: PackageSummary) => <PackageCard offer={offer} />;

export default function PackageShowcaseRoute({ loaderData: { detail, showcase } }: Route.ComponentProps) {
  return detail ? <OnePackagePage detail={detail} /> : <ShowcasePage showcase={showcase} card={card} />;
}
