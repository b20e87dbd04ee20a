import type { Route } from './+types/robots.ts';
import { requestCtx } from '../context.ts';

/** /robots.txt: public pages are open, a demo with invented clinics is not for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  const { demo } = context.get(requestCtx);
  const rules = demo ? ['Disallow: /'] : ['Disallow: /api/', 'Disallow: /404', 'Disallow: /preferences'];
  return new Response(['User-agent: *', ...rules, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
