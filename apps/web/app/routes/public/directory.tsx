import type { Route } from './+types/directory.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { countryView, mapGround, mapViews } from '../../features/site/art/map/draw-map.ts';
import { destinationCodes } from '../../features/site/art/map/land.ts';
import { project } from '../../features/site/art/map/project.ts';
import { loadDirectory } from '../../features/providers/public/directory/load-directory.ts';
import type { MapDrawing } from '../../features/providers/public/directory/map-view.ts';
import { DirectoryPage } from '../../features/providers/public/directory/ui/directory-page.tsx';
import { ProviderBadges } from '../../features/providers/public/ui/provider-badges.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/directory` and its filters; `?country=CO` alone is that country's page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return loadDirectory(context.get(apiCtx), search, view);
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const badges = (provider: Parameters<typeof ProviderBadges>[0]['provider']) => <ProviderBadges provider={provider} />;
  return <DirectoryPage data={loaderData} badges={badges} draw={drawMap} />;
}

function drawMap(country: string | null): MapDrawing {
  const code = destinationCodes.find((one) => one === country);
  if (!code) return { ground: mapGround('full'), viewBox: mapViews.latinAmerica, project };
  return { ground: mapGround('simple', code), viewBox: countryView(code), project };
}
