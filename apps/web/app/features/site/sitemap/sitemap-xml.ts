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

/** A page or a sitemap file: its URL, and the date of its last change if known. */
export interface SitemapEntry {
  address: string;
  changedOn?: string;
}

const inXml = ({ address, changedOn }: SitemapEntry): string =>
  `<loc>${escape(address)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}`;

/** A sitemap in the sitemaps.org format. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${DECLARATION}<urlset xmlns="${NAMESPACE}">\n${entries
    .map((entry) => `<url>${inXml(entry)}</url>\n`)
    .join('')}</urlset>\n`;

/** The sitemap index. */
export const sitemapIndexXml = (files: readonly SitemapEntry[]): string =>
  `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files
    .map((file) => `<sitemap>${inXml(file)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

export const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8' };
