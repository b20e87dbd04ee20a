import type { Route } from './+types/sitemap-index.ts';
import { apiCtx, requestCtx } from '../context.ts';
import { loadFiles } from '../features/site/sitemap/load-sitemap.ts';
import { fileName } from '../features/site/sitemap/sitemap-files.ts';
import { sitemapIndexXml, XML_HEADERS } from '../features/site/sitemap/sitemap-xml.ts';

/** `/sitemap.xml`: lists a sitemap per page type and language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestCtx);
  const files = await loadFiles(context.get(apiCtx));
  const entries = files.map(({ changedOn, ...file }) => ({
    address: `${origin}/sitemaps/${fileName(file)}`,
    ...(changedOn ? { changedOn } : {}),
  }));
  return new Response(sitemapIndexXml(entries), { headers: XML_HEADERS });
}
