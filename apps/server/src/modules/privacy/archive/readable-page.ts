import type { Locale } from '@travesia/contracts/kit';
import { PAGE_TEXTS } from './page-texts.ts';
import type { UnreadableFile } from './readable-files.ts';

/** One data source in an archive, as JSON. */
export interface Part {
  name: string;
  title: string;
  about: string;
  content: unknown;
  /** Names below `files/`. */
  files: readonly string[];
  /** Stored files that could not be read. */
  unreadable: readonly UnreadableFile[];
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const STYLE = `body{margin:0 auto;padding:24px;max-width:860px;font:16px/1.5 system-ui,sans-serif;color:#1b2420;background:#fbfaf7}
h1{font-size:28px}h2{margin-top:40px;font-size:22px;border-top:1px solid #d9d4c7;padding-top:24px}
.muted{color:#55605a}dl{display:grid;grid-template-columns:minmax(9rem,auto) 1fr;gap:4px 20px;margin:8px 0}
dt{color:#55605a}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
ol{padding-left:0;list-style:none}li{border:1px solid #e4e0d7;border-radius:8px;padding:8px 16px;margin:8px 0;background:#fff}
@media(max-width:600px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
@media(prefers-color-scheme:dark){body{color:#eaf1ee;background:#0f1614}li{background:#16201d;border-color:#2e3b36}.muted,dt{color:#a9b8b2}h2{border-color:#2e3b36}a{color:#5cc8b2}}`;

/** The human-readable page of an archive: everything in the JSON files, under headings. It loads no resources. */
export function writeReadablePage(parts: readonly Part[], language: Locale, madeAt: Date): string {
  const texts = PAGE_TEXTS[language];
  const day = new Intl.DateTimeFormat(texts.tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: language === 'en' ? 'h12' : 'h23',
    timeZone: 'UTC',
  });
  const sections = parts.map(
    ({ name, title, about, content, files, unreadable }) => `<section id="${escape(name)}">
<h2>${escape(title)}</h2>
<p class="muted">${escape(about)} <a href="${escape(name)}.json">${escape(name)}.json</a></p>
${writeValue(content, texts)}
${files.map((file) => `<p><a href="files/${encodeURI(file)}">${escape(file)}</a></p>`).join('\n')}
${unreadable.length ? `<p><strong>${escape(texts.unreadable)}</strong></p><ul>${unreadable.map(({ file }) => `<li>${escape(file)}</li>`).join('')}</ul>` : ''}
</section>`,
  );
  return `<!doctype html>
<html lang="${texts.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(texts.title)}</title><style>${STYLE}</style></head>
<body><h1>${escape(texts.title)}</h1>
<p>${escape(texts.intro(`${day.format(madeAt)} UTC`))}</p>
<p class="muted">${escape(texts.careful)}</p>
<nav><ul>${parts.map(({ name, title }) => `<li><a href="#${escape(name)}">${escape(title)}</a></li>`).join('')}</ul></nav>
${sections.join('\n')}
</body></html>
`;
}

type Texts = (typeof PAGE_TEXTS)[Locale];

/** A value as HTML: lists as boxes, fields as pairs. */
function writeValue(value: unknown, texts: Texts): string {
  if (value === null || value === undefined || value === '') return `<span class="muted">${texts.nothing}</span>`;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  if (Array.isArray(value)) {
    if (value.length === 0) return `<p class="muted">${texts.nothing}</p>`;
    if (value.every((one) => typeof one !== 'object')) return escape(value.join(', '));
    return `<ol>${value.map((one) => `<li>${writeValue(one, texts)}</li>`).join('')}</ol>`;
  }
  const fields = Object.entries(value as Record<string, unknown>);
  if (fields.length === 0) return `<p class="muted">${texts.nothing}</p>`;
  return `<dl>${fields
    .map(([name, inner]) => `<dt>${escape(readableName(name))}</dt><dd>${writeValue(inner, texts)}</dd>`)
    .join('')}</dl>`;
}

/** `created_at` and `createdAt` as words. */
const readableName = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
