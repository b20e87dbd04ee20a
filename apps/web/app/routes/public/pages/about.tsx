import type { Route } from './+types/about.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadAbout } from '../../../features/site/pages/about/load-about.ts';
import { AboutPage } from '../../../features/site/pages/about/ui/about-page.tsx';

/** `/about`. */
export const loader = ({ context }: Route.LoaderArgs) => loadAbout(context.get(apiCtx), context.get(requestCtx).report);

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />;
}
