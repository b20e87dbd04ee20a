import { html, Markup } from './markup.ts';
import { STYLE } from './style.ts';
import { isLanguage, type Language, LANGUAGES, TEXTS } from './words.ts';

export interface PageView {
  language: Language;
  theme: 'light' | 'dark' | null;
  /** Where this page is, for changing the language. */
  path: string;
  title: string;
  body: Markup;
}

const MARK = html`<svg class="mark" width="32" height="32" viewBox="0 0 48 48" aria-hidden="true">
  <path d="M24 1.5c15.8 0 22.5 6.7 22.5 22.5S39.8 46.5 24 46.5 1.5 39.8 1.5 24 8.2 1.5 24 1.5Z" />
  <path d="M10.5 24.5C12.5 8.5 35.5 8.5 37.5 24.5M24 13.5V38" />
  <circle cx="37.5" cy="25.5" r="4.6" />
</svg>`;

// A style element takes no escapes, and this one is ours.
const SHEET = new Markup(`<style>${STYLE}</style>`);

/** A whole page; it needs no script. */
export function layOut({ language, theme, path, title, body }: PageView): string {
  const t = TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}" ${theme ? html` data-theme="${theme}"` : null}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${t.title} · Travesía</title>
        ${SHEET}
      </head>
      <body>
        <header class="top">
          <div class="wrap">
            <div class="brand">${MARK}<span>Travesía</span><small>${t.title}</small></div>
            <nav class="languages" aria-label="${t.language}">
              ${Object.entries(LANGUAGES).map(
                ([code, name]) =>
                  html`<a
                    href="${path}?language=${code}"
                    lang="${code}"
                    hreflang="${code}"
                    ${isLanguage(code) && code === language ? html`aria-current="true"` : null}
                    >${name}</a
                  > `,
              )}
            </nav>
          </div>
        </header>
        <main class="wrap">
          <div class="notice warning" role="note"><strong>${t.notice}</strong>${t.noticeMore}</div>
          ${body}
          <p class="muted small narrow">${t.process}</p>
        </main>
      </body>
    </html>`.text;
}
