import type { Route } from './+types/second-opinion.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadService } from '../../../features/services/load-services.ts';
import { SecondOpinionPage } from '../../../features/services/opinion/ui/second-opinion-page.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';
import { notFound } from '../../../lib/problem/thrown-problem.ts';

/** `/services/second-opinion?condition=&have=&focus=&spoken=&country=&sort=`: a written opinion. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const found = await loadService(context.get(apiCtx), { type: 'second-opinion', search, view });
  return found ?? notFound('There is no service of that kind.');
}

export default function SecondOpinionRoute({ loaderData }: Route.ComponentProps) {
  return <SecondOpinionPage {...loaderData} />;
}
