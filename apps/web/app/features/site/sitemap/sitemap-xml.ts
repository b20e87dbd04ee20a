const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

/** One page: its URL, and the date of its last change if known. */
export interface SitemapEntry {
  address: string;
  changedOn?: string;
}

/** A sitemap in the sitemaps.org format. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n${entries
    .map(
      ({ address, changedOn }) =>
        `<url><loc>${escape(address)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>\n`,
    )
    .join('')}</urlset>\n`;

/** The sitemap index. */
export const sitemapIndexXml = (addresses: readonly string[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${addresses
    .map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`;

export const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8' };
