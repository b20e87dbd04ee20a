import type { Route } from './+types/saved.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { TreatmentCard } from '../../features/catalog/public/ui/treatment-card.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { ProviderCard } from '../../features/providers/public/ui/provider-card.tsx';
import { loadSaved } from '../../features/favorites/public/load-saved.ts';
import { SavedPage } from '../../features/favorites/public/ui/saved-page.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/saved?packages=a,b&providers=c&treatments=d`: the items in the URL, which the device adds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return loadSaved(context.get(apiCtx), search, view);
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  const { packages, providers, treatments } = loaderData;
  const cards = {
    packages: packages.map((offer) => ({ key: offer.id, card: <PackageCard offer={offer} /> })),
    providers: providers.map((provider) => ({ key: provider.id, card: <ProviderCard provider={provider} /> })),
    treatments: treatments.map((treatment) => ({
      key: treatment.slug,
      card: <TreatmentCard treatment={treatment} />,
    })),
  };
  return <SavedPage data={loaderData} cards={cards} />;
}
