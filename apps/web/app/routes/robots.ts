import type { Route } from './+types/robots.ts';
import { requestCtx } from '../context.ts';
import { localPath, LOCALES } from '../lib/i18n/locale.ts';

/** /robots.txt: public pages are allowed; a demo with fictional clinics must not be indexed. */
export function loader({ context }: Route.LoaderArgs) {
  const { demo, origin } = context.get(requestCtx);
  // Questionnaire answers create more URLs than anyone should crawl.
  const answers = LOCALES.map((locale) => `Disallow: ${localPath(locale, '/get-started')}?`);
  const rules = demo ? ['Disallow: /'] : ['Disallow: /api/', 'Disallow: /preferences', ...answers];
  return new Response(['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
