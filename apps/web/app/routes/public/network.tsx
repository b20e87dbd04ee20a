import { getPublicNetwork, type PackageSummary } from '@travesia/contracts/packages';
import type { ProviderSummary } from '@travesia/contracts/providers';
import type { Route } from './+types/network.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { NetworkPage } from '../../features/packages/network/public/network-page.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { ProviderCard } from '../../features/providers/public/ui/provider-card.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/networks/:slug`: the public page of an organization. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const view = { language: localeOfPath(new URL(request.url).pathname), currency: context.get(requestCtx).currency };
  return context.get(apiCtx)(getPublicNetwork, { params: { slug: params.slug }, query: view });
}

const clinicCard = (clinic: ProviderSummary) => <ProviderCard provider={clinic} />;
const packageCard = (offer: PackageSummary) => <PackageCard offer={offer} />;

export default function NetworkRoute({ loaderData }: Route.ComponentProps) {
  return <NetworkPage network={loaderData} clinicCard={clinicCard} packageCard={packageCard} />;
}
