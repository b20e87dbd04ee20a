import type { Route } from './+types/get-started.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { loadStart } from '../../features/get-started/load-start.ts';
import { StartPage } from '../../features/get-started/ui/start-page.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** The URL contains health answers: the page is never cached, and no referrer is sent to other sites. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

/** `/get-started?step=&who=&goal=&area=&treatment=&when=&budget=&currency=&from=&days=&companion=&spoken=`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { currency, report } = context.get(requestCtx);
  return loadStart(context.get(apiCtx), search, { language: localeOfPath(pathname), currency }, report);
}

export default function GetStarted({ loaderData: data }: Route.ComponentProps) {
  const cards = data.plan?.options.map(({ offer }) => <PackageCard key={offer.id} offer={offer} level={2} />) ?? [];
  return <StartPage data={data} cards={cards} />;
}
