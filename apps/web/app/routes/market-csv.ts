import type { Route } from './+types/market-csv.ts';
import { apiCtx, requestCtx } from '../context.ts';
import { earliestFlightDay } from '../features/catalog/public/trip/trip-days.ts';
import { loadMarketPage } from '../features/packages/market/load-market.ts';
import { marketCsv } from '../features/packages/market/market-csv.ts';
import { marketOrder, marketRows } from '../features/packages/market/market-rows.ts';
import { localeOfPath, localPath } from '../lib/i18n/locale.ts';

/** `/treatment-marketplace.csv?treatment=&sort=`: the comparison of countries as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { currency, origin } = context.get(requestCtx);
  const language = localeOfPath(pathname);
  const { found } = await loadMarketPage(context.get(apiCtx), search, { language, currency });
  if (!found) return new Response('No such treatment.', { status: 404 });
  const { slug } = found.treatment;
  const body = await marketCsv({
    market: found,
    rows: marketRows(found, marketOrder(search), language),
    flightDay: earliestFlightDay(found.treatment),
    page: `${origin}${localPath(language, `/treatment-marketplace?treatment=${slug}`)}`,
    locale: language,
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="travesia-${slug}-${currency}-${found.market.read_on}.csv"`,
    },
  });
}
