import { ask, inLanes } from '../http/ask.ts';

/** The URLs in a sitemap or sitemap index. */
export const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** The paths of all pages in all sitemaps, by sitemap path. */
export async function readSitemaps(origin: string): Promise<Map<string, string[]>> {
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  };
  const files = locationsIn((await ask(origin, '/sitemap.xml')).text).map(pathOf);
  const read = await inLanes(files, 4, async (file) => {
    const { text } = await ask(origin, file);
    return [file, locationsIn(text).map(pathOf)] as const;
  });
  return new Map(read);
}
