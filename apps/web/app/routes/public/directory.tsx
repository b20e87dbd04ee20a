import type { Route } from './+types/directory.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { areaView, countryView, mapGround, mapViews } from '../../features/site/art/map/draw-map.ts';
import { destinationCodes } from '../../features/site/art/map/land.ts';
import { degreesWide, project } from '../../features/site/art/map/project.ts';
import type { MapPart } from '../../features/providers/public/directory/filters.ts';
import { loadDirectory } from '../../features/providers/public/directory/load-directory.ts';
import type { MapDrawing } from '../../features/providers/public/directory/map-view.ts';
import { DirectoryPage } from '../../features/providers/public/directory/ui/directory-page.tsx';
import { ProviderBadges } from '../../features/providers/public/ui/provider-badges.tsx';
import { loadMissingCare } from '../../features/search/public/load-missing-care.ts';
import { CareNotListed } from '../../features/search/public/ui/care-not-listed.tsx';
import { FINE_MAP_GROUND } from '../../lib/art/art-path.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/directory` and its filters; `?country=CO` or `?city=medellin` alone is the page of that place. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const call = context.get(apiCtx);
  const [listed, missing] = await Promise.all([
    loadDirectory(call, search, view, widthOf),
    loadMissingCare(call, search, view),
  ]);
  return { listed, missing };
}

export default function Directory({ loaderData }: Route.ComponentProps) {
  const badges = (provider: Parameters<typeof ProviderBadges>[0]['provider']) => <ProviderBadges provider={provider} />;
  const { listed, missing } = loaderData;
  return (
    <DirectoryPage
      data={listed}
      badges={badges}
      draw={drawMap}
      // A clinic may be called by a medical word.
      missing={
        missing && (missing.not_offered || listed.page.total === 0) ? <CareNotListed understood={missing} /> : null
      }
    />
  );
}

const countryOf = ({ country }: MapPart) => destinationCodes.find((one) => one === country);

function viewOf(part: MapPart): string {
  const code = countryOf(part);
  if (part.area) return areaView(part.area);
  return code ? countryView(code) : mapViews.latinAmerica;
}

/** Width of the map in degrees, by which pins are clustered. */
const widthOf = (part: MapPart): number => degreesWide(Number(viewOf(part).split(' ')[2]));

function drawMap(part: MapPart): MapDrawing {
  const isWhole = !part.area && !countryOf(part);
  return { ground: isWhole ? FINE_MAP_GROUND : mapGround('simple', countryOf(part)), viewBox: viewOf(part), project };
}
