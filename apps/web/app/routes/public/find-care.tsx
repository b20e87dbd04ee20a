import type { Route } from './+types/find-care.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { TreatmentCard } from '../../features/catalog/public/ui/treatment-card.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { ProviderCard } from '../../features/providers/public/ui/provider-card.tsx';
import { CompareCitiesLink } from '../../features/guides/compare/ui/compare-cities-link.tsx';
import { loadFindCare } from '../../features/search/public/load-find-care.ts';
import type { Results } from '../../features/search/public/results.ts';
import { FindCarePage } from '../../features/search/public/ui/find-care-page.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/find-care?q=&tab=packages|providers|treatments` and the filters of the open tab. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return loadFindCare(context.get(apiCtx), search, view);
}

export default function FindCare({ loaderData }: Route.ComponentProps) {
  const { results, understood } = loaderData;
  const asked =
    understood?.city && understood.other_cities.length > 0 ? [understood.city, ...understood.other_cities] : [];
  const found = results.tab === 'packages' ? results.page.data.map(({ city }) => city) : [];
  return (
    <FindCarePage
      data={loaderData}
      cards={cardsOf(results)}
      compareCities={<CompareCitiesLink cities={[...asked, ...found]} treatment={understood?.treatment?.slug} />}
    />
  );
}

function cardsOf({ tab, page }: Results) {
  switch (tab) {
    case 'packages':
      return page.data.map((offer, index) => ({
        key: offer.id,
        card: <PackageCard offer={offer} level={2} eager={index === 0} />,
      }));
    case 'providers':
      return page.data.map((provider) => ({ key: provider.id, card: <ProviderCard provider={provider} level={2} /> }));
    case 'treatments':
      return page.data.map((treatment, index) => ({
        key: treatment.slug,
        card: <TreatmentCard treatment={treatment} level={2} eager={index === 0} />,
      }));
  }
}
