import { data } from 'react-router';
import type { Route } from './+types/treatment-marketplace.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { catalogTexts } from '../../../features/catalog/public/texts.ts';
import { earliestFlightDay } from '../../../features/catalog/public/trip/trip-days.ts';
import { unitText } from '../../../features/catalog/public/unit-text.ts';
import { loadMarketPage } from '../../../features/packages/market/load-market.ts';
import { MarketPage } from '../../../features/packages/market/ui/market-page.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';

/** `/treatment-marketplace?treatment=&sort=`: one treatment across countries. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const page = await loadMarketPage(context.get(apiCtx), search, view);
  return data(page, { status: page.asked && !page.found ? 404 : 200 });
}

export default function TreatmentMarketplace({ loaderData }: Route.ComponentProps) {
  const t = useTexts(catalogTexts);
  const treatment = loaderData.found?.treatment;
  return (
    <MarketPage
      {...loaderData}
      unit={treatment ? t(unitText(treatment.unit)) : ''}
      flightDay={treatment ? earliestFlightDay(treatment) : 0}
    />
  );
}
