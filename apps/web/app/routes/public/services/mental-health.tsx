import type { Route } from './+types/mental-health.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { ALL_OFFERS, loadService } from '../../../features/services/load-services.ts';
import { MentalHealthPage } from '../../../features/services/mental-health/ui/mental-health-page.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';

/** The page is never stored on a device, and no referrer is sent to linked pages. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** `/services/mental-health`: takes no parameters. If the offers cannot be loaded, the crisis lines are still shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { currency, report } = context.get(requestCtx);
  const view = { language: localeOfPath(pathname), currency };
  try {
    const asked = { type: 'psychotherapy', search: '', view, limit: ALL_OFFERS };
    return { found: await loadService(context.get(apiCtx), asked) };
  } catch (error) {
    report(error);
    return { found: null };
  }
}

export default function MentalHealthRoute({ loaderData }: Route.ComponentProps) {
  return <MentalHealthPage found={loaderData.found} />;
}
