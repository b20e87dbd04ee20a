import type { Route } from './+types/how-it-works.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadTreatment } from '../../../features/catalog/public/load-treatment.ts';
import { TripTimelines } from '../../../features/catalog/public/ui/page/trip-timeline.tsx';
import { loadHow } from '../../../features/site/pages/how-it-works/load-how.ts';
import { chosenSlug } from '../../../features/site/pages/how-it-works/step-view.ts';
import { HowItWorksPage } from '../../../features/site/pages/how-it-works/ui/how-it-works-page.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';

/** `/how-it-works?treatment=hip-replacement&for=clinics&q=`: the steps, with a treatment's days. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const call = context.get(apiCtx);
  const { currency, report } = context.get(requestCtx);
  const view = { language: localeOfPath(pathname), currency };
  const slug = chosenSlug(search);
  const [lists, found] = await Promise.all([
    loadHow(call, view, report),
    slug === '' ? null : loadTreatment(call, slug, view),
  ]);
  return { ...lists, chosen: found?.treatment ?? null, isUnknown: slug !== '' && found === null };
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { chosen } = loaderData;
  return <HowItWorksPage {...loaderData} days={chosen && <TripTimelines treatment={chosen} mainDay={null} />} />;
}
