import type { Route } from './+types/robots.ts';
import { requestCtx } from '../context.ts';
import { localPath, LOCALES } from '../lib/i18n/locale.ts';

/** /robots.txt: public pages are open, a demo with invented clinics is not for search engines. */
export function loader({ context }: Route.LoaderArgs) {
  const { demo, origin } = context.get(requestCtx);
  // The answers of the questions make more addresses than anybody should read.
  const answers = LOCALES.map((locale) => `Disallow: ${localPath(locale, '/get-started')}?`);
  const rules = demo ? ['Disallow: /'] : ['Disallow: /api/', 'Disallow: /preferences', ...answers];
  return new Response(['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
