import type { PackageDetail } from '@travesia/contracts/packages';
import { packagePath } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatMoney } from '../../../lib/format/money.ts';
import { LANGUAGE_TAG, type Locale, localPath } from '../../../lib/i18n/locale.ts';
import { formatText, type Values } from '../../../lib/i18n/texts.ts';
import { embedTexts } from './texts.ts';

interface Embedded {
  /** Null if the package is no longer offered. */
  detail: PackageDetail | null;
  locale: Locale;
  origin: string;
}

/**
 * A package as a page of its own, to be shown in a frame of any site: no script, no cookie, no request to elsewhere. Links open
 * the real page.
 */
export const embedHtml = (embedded: Embedded): string =>
  `<!doctype html>${renderToStaticMarkup(<EmbeddedPage {...embedded} />)}`;

function EmbeddedPage({ detail, locale, origin }: Embedded) {
  const t = (key: keyof (typeof embedTexts)['messages']['en'], values?: Values) =>
    formatText(embedTexts, locale, key, values);
  const link = (path: string, text: string) => (
    <a href={`${origin}${localPath(locale, path)}`} target="_blank" rel="noopener">
      {text}
    </a>
  );
  if (!detail)
    return (
      <Frame locale={locale} title={t('gone')}>
        <h1>{t('gone')}</h1>
        <p className="foot">{link('/packages', t('gone.open'))}</p>
      </Frame>
    );
  const { provider, price, claim, confirmed_on: confirmedOn } = detail;
  return (
    <Frame locale={locale} title={`${provider.name}: ${detail.title}`}>
      <p className="muted">
        {provider.name} · {detail.city.name}, {detail.country.name}
      </p>
      <h1>{detail.title}</h1>
      <p className="label">{t(claim === 'all_in' ? 'price.allIn' : 'price')}</p>
      <p className="price">{formatMoney(locale, price)}</p>
      <ul>
        <li>{t('included', { included: detail.included_count, of: detail.answered_count })}</li>
        <li>{t('nights', { nights: detail.nights })}</li>
        {provider.verification_status === 'verified' ? <li>{t('verified')}</li> : null}
      </ul>
      <p className="muted">{t('confirmed', { date: formatDate(locale, confirmedOn) })}</p>
      {detail.demo ? <p className="muted">{t('demo')}</p> : null}
      <p className="foot">{link(packagePath(detail), t('open'))}</p>
    </Frame>
  );
}

const STYLE = `:root{color-scheme:light dark}*{margin:0;box-sizing:border-box}
body{font:16px/1.45 system-ui,sans-serif;background:light-dark(#fff,#16201d);color:light-dark(#1b2420,#eaf1ee)}
main{display:grid;gap:8px;padding:20px;border:1px solid light-dark(#857f72,#73837c);border-radius:12px;margin:2px;max-width:416px}
h1{font-size:1.25rem;line-height:1.25}.muted,.label{color:light-dark(#55605a,#a9b8b2);font-size:.875rem}
.price{font-size:1.75rem;font-weight:700;line-height:1.1}ul{padding-inline-start:20px;font-size:.9375rem}
a{display:inline-block;padding:12px 16px;border-radius:8px;background:light-dark(#0b6b5d,#5cc8b2);color:light-dark(#fff,#062a24);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#0a5bd3,#8ab8ff);outline-offset:2px}.foot{margin-top:4px}`;

function Frame({ locale, title, children }: { locale: Locale; title: string; children: ReactNode }) {
  return (
    <html lang={LANGUAGE_TAG[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
