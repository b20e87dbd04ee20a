import type { Route } from './+types/user-discovery-demo.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { loadDemo } from '../../features/get-started/load-demo.ts';
import { DemoPage } from '../../features/get-started/ui/demo-page.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/user-discovery-demo?persona=&without=`: the `/get-started` questionnaire, answered by fictional people. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { currency, report } = context.get(requestCtx);
  return loadDemo(context.get(apiCtx), search, { language: localeOfPath(pathname), currency }, report);
}

export default function UserDiscoveryDemo({ loaderData: data }: Route.ComponentProps) {
  const cards = data.plan.options.map(({ offer }) => <PackageCard key={offer.id} offer={offer} level={3} />);
  return <DemoPage data={data} cards={cards} />;
}
