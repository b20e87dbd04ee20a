import type { ReactNode } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeTexts } from '../texts.ts';

interface HeroProps {
  /** SVG markup inside the map. */
  map: string;
  countries: number | null;
  searchBox: ReactNode;
  ticket: ReactNode;
}

/** The product's promise, the map, the search and a real package. */
export function Hero({ map, countries, searchBox, ticket }: HeroProps) {
  const t = useTexts(homeTexts);
  return (
    <div className="home-top">
      <section className="hero" aria-labelledby="home-heading">
        <div className="wrap hero-words">
          <h1 className="display" id="home-heading">
            <span>{t('hero.price')}</span> <span>{t('hero.surgeon')}</span> <span>{t('hero.flight')}</span>
          </h1>
          <p className="lead">{countries ? t('hero.lead', { countries }) : t('hero.leadPlain')}</p>
        </div>
        <div className="hero-map">
          <svg
            viewBox="0 0 960 720"
            preserveAspectRatio="xMinYMin slice"
            role="img"
            aria-label={t('hero.map')}
            dangerouslySetInnerHTML={{ __html: map }}
          />
        </div>
      </section>
      <div className="wrap home-search">
        {searchBox}
        <p className="small home-unsure">{t.rich('hero.unsure', { link: <LocalLink to="/get-started" /> })}</p>
      </div>
      {ticket ? <div className="wrap home-ticket">{ticket}</div> : null}
    </div>
  );
}
