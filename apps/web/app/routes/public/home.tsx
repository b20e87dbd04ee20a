import { packagePath } from '@travesia/contracts/packages';
import type { Route } from './+types/home.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { project, routeArc } from '../../features/site/art/map/project.ts';
import { TreatmentCard } from '../../features/catalog/public/ui/treatment-card.tsx';
import { drawHeroMap } from '../../features/site/home/hero-map.ts';
import { loadHome } from '../../features/site/home/load-home.ts';
import { HomePage } from '../../features/site/home/ui/home-page.tsx';
import { ProviderBadges } from '../../features/providers/public/ui/provider-badges.tsx';
import { SearchBox } from '../../features/search/public/ui/search-box.tsx';
import { FINE_MAP_GROUND } from '../../lib/art/art-path.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/`. No part of it justifies an error page: parts that fail to load are reported and omitted. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { currency, report } = context.get(requestCtx);
  const language = localeOfPath(pathname);
  const atlas = { ground: FINE_MAP_GROUND, project, routeArc };
  const content = await loadHome({ call: context.get(apiCtx), view: { language, currency }, search, atlas, report });
  return { content, map: drawHeroMap(atlas, content.locations, content.ticket?.city.slug ?? null, language) };
}

export default function Home({ loaderData: { content, map } }: Route.ComponentProps) {
  return (
    <HomePage
      content={content}
      map={map}
      ticketTo={content.ticket ? packagePath(content.ticket) : ''}
      searchBox={<SearchBox countries={content.locations} size="large" />}
      treatmentCards={content.lead.map((treatment) => (
        <TreatmentCard key={treatment.slug} treatment={treatment} brief />
      ))}
      clinicBadges={content.clinics.map(({ provider }) => (
        <ProviderBadges key={provider.id} provider={provider} />
      ))}
    />
  );
}
