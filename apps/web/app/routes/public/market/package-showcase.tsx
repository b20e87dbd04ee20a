import { getPackage, getPackageShowcase, packagePath, type PackageSummary } from '@travesia/contracts/packages';
import { redirect } from 'react-router';
import type { Route } from './+types/package-showcase.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { PackageCard } from '../../../features/packages/ui/package-card.tsx';
import { ShowcasePage } from '../../../features/packages/showcase/ui/showcase-page.tsx';
import { isId } from '../../../lib/forms/is-id.ts';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

/** `/package-showcase`: packages chosen by published rules. With `package`, links to that package's page from earlier. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const call = context.get(apiCtx);
  const id = searchParams.get('package');
  if (id && isId(id)) {
    const offer = await call(getPackage, { params: { id }, query: view });
    throw redirect(localPath(view.language, packagePath(offer)), 301);
  }
  return call(getPackageShowcase, { query: view });
}

const card = (offer: PackageSummary) => <PackageCard offer={offer} />;

export default function PackageShowcaseRoute({ loaderData }: Route.ComponentProps) {
  return <ShowcasePage showcase={loaderData} card={card} />;
}
