import { data, redirect } from 'react-router';
import type { Route } from './+types/packages.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { drawIcon } from '../../features/site/art/icons/draw-icon.ts';
import { CompareCitiesLink } from '../../features/guides/compare/ui/compare-cities-link.tsx';
import { findTreatment, loadPackages } from '../../features/packages/load-packages.ts';
import { PackagesPage } from '../../features/packages/ui/list/packages-page.tsx';
import { UnknownTreatment } from '../../features/packages/ui/list/unknown-treatment.tsx';
import { loadMissingCare } from '../../features/search/public/load-missing-care.ts';
import { CareNotListed } from '../../features/search/public/ui/care-not-listed.tsx';
import { localeOfPath, localPath } from '../../lib/i18n/locale.ts';

/** `/packages` and `/packages/:treatmentId`, where the id is the treatment's slug. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const call = context.get(apiCtx);
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const { treatmentId: slug = null } = params as { treatmentId?: string };
  const { treatment, near } = slug === null ? { treatment: null, near: [] } : await findTreatment(call, slug, view);
  if (slug !== null && !treatment) return data({ found: null, slug, near }, { status: 404 });
  if (treatment && treatment.slug !== slug)
    return redirect(localPath(view.language, `/packages/${treatment.slug}`) + search, 301);
  const [list, missing] = await Promise.all([
    loadPackages(call, { search, treatment: slug, view }),
    loadMissingCare(call, search, view),
  ]);
  return data({ found: { treatment, list, missing }, slug: slug ?? '', near });
}

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { found, slug, near } = loaderData;
  if (!found) return <UnknownTreatment slug={slug} near={near} />;
  const missing = found.missing ? <CareNotListed understood={found.missing} /> : null;
  const cities = found.list.page.data.map(({ city }) => city);
  return (
    <PackagesPage
      data={found.list}
      treatment={found.treatment}
      picture={drawIcon}
      missing={missing}
      compareCities={found.treatment ? <CompareCitiesLink cities={cities} treatment={found.treatment.slug} /> : null}
    />
  );
}
