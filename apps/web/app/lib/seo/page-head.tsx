import { LANGUAGE_TAG, localPath, LOCALES } from '../i18n/locale.ts';
import { useSite } from '../site/site.ts';
import { JsonLd, type JsonLdData } from './json-ld.tsx';

interface PageHeadProps {
  /** Up to about 60 characters; the product's name is appended. */
  title: string;
  /** Up to about 155 characters. */
  description?: string | undefined;
  /** Path and query of the page to index, without language prefix; the clean path of this page unless given. */
  canonical?: string | undefined;
  /** Path or address of a 1200 × 630 picture for previews. */
  image?: string | undefined;
  /** For pages that search engines shall not keep; they get no canonical and no languages. */
  noindex?: boolean;
  jsonLd?: JsonLdData | undefined;
}

/**
 * Title, description, canonical address, language alternates and preview tags of a page. Render it once, anywhere in
 * the page: React moves the tags into the head.
 */
export function PageHead({ title, description, canonical, image, noindex = false, jsonLd }: PageHeadProps) {
  const { origin, locale, path } = useSite();
  const clean = canonical ?? path;
  const address = (language: typeof locale) => `${origin}${localPath(language, clean)}`;
  const full = title === 'Travesía' ? title : `${title} · Travesía`;
  return (
    <>
      <title>{full}</title>
      {description ? <meta name="description" content={description} /> : null}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(locale)} />
          {LOCALES.map((language) => (
            <link key={language} rel="alternate" hrefLang={LANGUAGE_TAG[language]} href={address(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
          <meta property="og:url" content={address(locale)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Travesía" />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:locale" content={LANGUAGE_TAG[locale].replace('-', '_')} />
      {image ? <meta property="og:image" content={new URL(image, origin || undefined).href} /> : null}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {jsonLd ? <JsonLd data={jsonLd} /> : null}
    </>
  );
}
