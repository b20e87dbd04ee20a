import type { Route } from './+types/sitemap-file.ts';
import { apiCtx, requestCtx } from '../context.ts';
import { features } from '../features.ts';
import { loadPages } from '../features/site/sitemap/load-sitemap.ts';
import { readFileName } from '../features/site/sitemap/sitemap-files.ts';
import { sitemapXml, XML_HEADERS } from '../features/site/sitemap/sitemap-xml.ts';
import { indexedIn } from '../lib/feature/feature.ts';
import { localPath } from '../lib/i18n/locale.ts';

/** `/sitemaps/providers-es-2.xml`: URLs of one type in one language. The pages themselves link their translations. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin } = context.get(requestCtx);
  const file = readFileName(params.file);
  const pages = file && (await loadPages(context.get(apiCtx), file, indexedIn(features)));
  if (!file || !pages) return new Response('No such sitemap.', { status: 404 });
  const entries = pages.map(({ path, ...rest }) => ({
    address: `${origin}${localPath(file.language, path)}`,
    ...rest,
  }));
  return new Response(sitemapXml(entries), { headers: XML_HEADERS });
}
